import type { officeRecord as english } from "../../en/office/record.ts";
import type { Translation } from "../../types.ts";

export const officeRecord: Translation<typeof english> = {
  "office.record.more": "更多",
  "office.record.missing": "找不到这条记录",
  "office.record.missingText": "它可能已被删除，或者您没有查看权限。",
};
