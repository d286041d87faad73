import type { Area } from "../../types.ts";

export const officePieces = {
  "office.driver.open": "Cars and scans",
  "office.rows.up": "Move {name} up",
  "office.rows.down": "Move {name} down",
  "office.rows.remove": "Remove {name}",
  "office.rows.added": "{name} added. {count} in all.",
  "office.rows.removed": "{name} removed. {count} left.",
  "office.rows.moved": "Moved to position {number} of {count}.",
  "office.choose.none": "Nothing matches.",
  "office.choose.searching": "Searching…",
  "office.choose.clear": "Clear {label}",
} as const satisfies Area;
