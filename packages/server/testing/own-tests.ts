import type { CallName } from "@treadclub/contract";

/** Calls without a number of statements, and why. */
export const notCounted: Partial<Readonly<Record<CallName, string>>> = {
  live: "sends for as long as somebody listens",
};

/** Answered over a socket, or by more than one call; their own tests hold them, and count their statements. */
export const countedInTests: ReadonlySet<CallName> = new Set([
  "changePassword",
  "endOtherSessions",
  "secondFactor",
  "passkeySignIn",
  "addPasskey",
  "removePasskey",
  "confirmTotp",
  "removeTotp",
  "newRecoveryCodes",
  "endSession",
  "leaveMember",
  "forgotPasswordCallback",
  "confirmEmail",
  "resendConfirmation",
  "reopenAccount",
  "confirmEmailChange",
  "closeAccount",
  "eraseAccount",
  "live",
  "createUpload",
  "uploadState",
  "continueUpload",
  "giveUpUpload",
  "getFile",
  "getSharedScanReport",
  "refreshToken",
  "enterRabbitHole",
  "leaveRabbitHole",
  "storageRestore",
  "storageContinue",
  "storageState",
  "googleStart",
  "googleCallback",
  "googleSignUp",
  "googleLink",
  "googleLinkByMail",
  "googleLinkConfirm",
]);
