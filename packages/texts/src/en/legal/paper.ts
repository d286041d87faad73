import type { Area } from "../../types.ts";

/** What stands around every paper. */
export const paper = {
  "legal.paper.contents": "On this page",
  "legal.paper.part": "{number}. {title}",
  "legal.paper.operator": "Company",
  "legal.paper.address": "Address",
  "legal.paper.ico": "ICO registration number",
  "legal.paper.email": "Email",
  "legal.paper.changed": "In force from {day}",
  "legal.paper.print": "Print",
  "legal.paper.versions": "Versions",
  "legal.paper.since": "Since {day}",
  "legal.paper.current": "current",
  "legal.paper.shown": "shown here",
  "legal.paper.old": "This is the version from {day}. It has since been replaced.",
  "legal.paper.readCurrent": "Read the current version",
  "legal.paper.unknown": "We can’t find version “{version}”, so here’s the current one.",
  "legal.paper.translation": "This is a translation. The English version prevails.",
  "legal.paper.others": "Other documents",
  "legal.paper.complaint": "Make a data complaint",
} as const satisfies Area;
