import type { officeLists as english } from "../../en/office/lists.ts";
import type { Translation } from "../../types.ts";

export const officeLists: Translation<typeof english> = {
  "office.list.clearFilters": "清除筛选",
  "office.list.hiding": "当前筛选：{filters}",
  "office.list.company": "公司",
  "office.list.on": "已开启",
  "office.list.from": "从",
  "office.list.to": "至",
};
