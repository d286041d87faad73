import type { Area } from "../../types.ts";

/** What stands around every paper. */
export const paper = {
  "legal.paper.contents": "On this page",
  "legal.paper.operator": "Company",
  "legal.paper.address": "Address",
  "legal.paper.ico": "ICO registration number",
  "legal.paper.email": "E-mail",
  "legal.paper.changed": "In force from {day}",
  "legal.paper.print": "Print",
  "legal.paper.versions": "Versions",
  "legal.paper.since": "Since {day}",
  "legal.paper.current": "valid now",
  "legal.paper.shown": "shown here",
  "legal.paper.old": "This is the version of {day}. It has been replaced.",
  "legal.paper.readCurrent": "Read the version that is valid now",
  "legal.paper.unknown": "There is no version “{version}”. This is the one that is valid now.",
  "legal.paper.translation": "This is a translation. The English text prevails.",
  "legal.paper.others": "Other papers",
  "legal.paper.complaint": "Complain about personal data",
} as const satisfies Area;
