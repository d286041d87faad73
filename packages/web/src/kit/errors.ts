import { CallError, detailOf } from "@treadclub/contract/client";
import type { ErrorCode } from "@treadclub/contract";
import { currentT } from "./i18n.ts";

type Code = ErrorCode | "OFFLINE";

/** The codes whose message is always shown as a red toast, whatever else the screen does with them. */
const toasted: readonly Code[] = [
  "INVALID_LOGIN_OR_PASSWORD",
  "TOKEN_DECODE_UNSUCCESSFUL",
  "TOKEN_EXPIRED",
  "UNKNOWN_ERROR",
  "EMAIL_EXISTS",
  "NO_ASSOCIATED_USER",
];

/** One sentence for anything that was thrown, in the user's language. */
export function errorText(error: unknown): string {
  if (isNotOurs(error)) return `request failed with status ${error.status}`;
  const t = currentT();
  // The words of the catalogue are about keys, which nobody here has to read of.
  if (isCode(error, "OUTCOME_UNKNOWN")) return t(isSafeAgain(error) ? "base.maybeSaved" : "base.maybeSavedCheck");
  return t(`base.error.${error instanceof CallError ? error.code : "UNKNOWN_ERROR"}`);
}

/** A 404 without a code of the contract comes from something in between, or from no server of ours: its words stay as they are, in every language. */
const isNotOurs = (error: unknown): error is CallError => isCode(error, "UNKNOWN_ERROR") && error.status === 404;

/** Whether the same key finds out what became of the call; not where its answer holds secrets, which are not kept for a key. */
const isSafeAgain = (error: CallError): boolean => detailOf<"OUTCOME_UNKNOWN">(error, "same_key_is_safe") === true;

/** The error with its message in the user's language. */
export function inWords(error: CallError): CallError {
  try {
    error.message = errorText(error);
  } catch {
    // A page's first call may fail before the words are there: whoever shows it finds them by the code.
  }
  return error;
}

export const isCode = (error: unknown, ...codes: readonly Code[]): error is CallError =>
  error instanceof CallError && codes.includes(error.code);

export const isToasted = (error: unknown): boolean => isCode(error, ...toasted);
