import type { Area } from "../types.ts";
import { entryShared } from "./entry/shared.ts";

export const entry = {
  ...entryShared,
} as const satisfies Area;
