import type { entryShared as english } from "../../en/entry/shared.ts";
import type { Translation } from "../../types.ts";

export const entryShared: Translation<typeof english> = {
  "entry.shared.go": "Продовжити",
};
