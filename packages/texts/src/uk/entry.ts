import type { entry as english } from "../en/entry.ts";
import type { Translation } from "../types.ts";
import { entryHandover } from "./entry/handover.ts";
import { entryShared } from "./entry/shared.ts";
import { entrySignIn } from "./entry/sign-in.ts";
import { entrySignUp } from "./entry/sign-up.ts";
import { entryPassword } from "./entry/password.ts";
import { entryGoogle } from "./entry/google.ts";
import { entryInvitation } from "./entry/invitation.ts";
import { entryFitter } from "./entry/fitter.ts";
import { entryOwnHand } from "./entry/own-hand.ts";
import { entryFrame } from "./entry/frame.ts";

export const entry: Translation<typeof english> = {
  ...entryHandover,
  ...entryShared,
  ...entrySignIn,
  ...entrySignUp,
  ...entryPassword,
  ...entryGoogle,
  ...entryInvitation,
  ...entryFitter,
  ...entryOwnHand,
  ...entryFrame,
};
