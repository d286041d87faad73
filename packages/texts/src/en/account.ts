import type { Area } from "../types.ts";
import { accountShared } from "./account/shared.ts";

export const account = {
  ...accountShared,
} as const satisfies Area;
