import type { Area } from "../types.ts";
import { entryShared } from "./entry/shared.ts";
import { entrySignIn } from "./entry/sign-in.ts";
import { entrySignUp } from "./entry/sign-up.ts";

export const entry = {
  ...entryShared,
  ...entrySignIn,
  ...entrySignUp,
} as const satisfies Area;
