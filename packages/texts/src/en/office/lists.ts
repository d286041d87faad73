import type { Area } from "../../types.ts";

export const officeLists = {
  "office.list.clearFilters": "Clear filters",
  "office.list.hiding": "Filters in use: {filters}",
  "office.list.company": "Company",
  "office.list.on": "On",
  "office.list.from": "From",
  "office.list.to": "To",
} as const satisfies Area;
