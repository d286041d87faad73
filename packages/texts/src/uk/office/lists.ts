import type { officeLists as english } from "../../en/office/lists.ts";
import type { Translation } from "../../types.ts";

export const officeLists: Translation<typeof english> = {
  "office.list.clearFilters": "Скинути фільтри",
  "office.list.hiding": "Застосовані фільтри: {filters}",
  "office.list.company": "Компанія",
  "office.list.on": "Увімкнено",
  "office.list.from": "Від",
  "office.list.to": "До",
};
