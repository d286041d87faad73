import type { Area } from "../../types.ts";

export const officePieces = {
  "office.rows.up": "Move {name} up",
  "office.rows.down": "Move {name} down",
  "office.rows.remove": "Remove {name}",
  "office.rows.added": "{name} added. {count} in all.",
  "office.rows.removed": "{name} removed. {count} left.",
  "office.rows.moved": "Moved to position {number} of {count}.",
  "office.choose.none": "Nothing matches.",
  "office.choose.searching": "Searching…",
  "office.choose.clear": "Clear {label}",
  "office.range.any": "Any day",
  "office.range.from": "From",
  "office.range.to": "To",
  "office.range.today": "Today",
  "office.range.week": "Next 7 days",
  "office.range.month": "Last 30 days",
  "office.range.since": "From {day}",
  "office.range.until": "Until {day}",
  "office.range.between": "{from} to {to}",
  "office.range.order": "The last day is before the first day.",
} as const satisfies Area;
