import type { Area } from "../../types.ts";

export const accountShared = {
  "account.shared.title": "Your account",
  "account.shared.cancel": "Cancel",
  "account.shared.remove": "Remove",
  "account.shared.lastUsed": "last used",
} as const satisfies Area;
