import type { accountShared as english } from "../../en/account/shared.ts";
import type { Translation } from "../../types.ts";

export const accountShared: Translation<typeof english> = {
  "account.shared.title": "Ваш обліковий запис",
  "account.shared.cancel": "Скасувати",
  "account.shared.remove": "Вилучити",
  "account.shared.lastUsed": "востаннє",
};
