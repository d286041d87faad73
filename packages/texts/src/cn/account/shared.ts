import type { accountShared as english } from "../../en/account/shared.ts";
import type { Translation } from "../../types.ts";

export const accountShared: Translation<typeof english> = {
  "account.shared.title": "您的账户",
  "account.shared.cancel": "取消",
  "account.shared.remove": "移除",
  "account.shared.lastUsed": "上次使用",
};
