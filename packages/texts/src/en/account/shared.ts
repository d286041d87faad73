import type { Area } from "../../types.ts";

export const accountShared = {
  "account.shared.title": "Your account",
} as const satisfies Area;
