import type { Area } from "../types.ts";
import { entryShared } from "./entry/shared.ts";
import { entrySignIn } from "./entry/sign-in.ts";
import { entrySignUp } from "./entry/sign-up.ts";
import { entryPassword } from "./entry/password.ts";
import { entryGoogle } from "./entry/google.ts";
import { entryInvitation } from "./entry/invitation.ts";

export const entry = {
  ...entryShared,
  ...entrySignIn,
  ...entrySignUp,
  ...entryPassword,
  ...entryGoogle,
  ...entryInvitation,
} as const satisfies Area;
