import type { entry as english } from "../en/entry.ts";
import type { Translation } from "../types.ts";
import { entryShared } from "./entry/shared.ts";

export const entry: Translation<typeof english> = {
  ...entryShared,
};
