import type { Area } from "../../types.ts";

export const officeRecord = {
  "office.record.more": "More",
  "office.record.missing": "We can’t find this record",
  "office.record.missingText": "It may have been deleted, or you may not have access to it.",
} as const satisfies Area;
