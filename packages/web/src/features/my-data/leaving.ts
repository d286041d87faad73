import { isCode } from "#kit/errors.ts";
import { currentT } from "#kit/i18n.ts";

/** What refuses closing or erasing, as it is meant here. */
export function inOwnWords(error: unknown): unknown {
  const t = currentT();
  if (isCode(error, "STATE_CONFLICT")) error.message = t("account.leaving.conflict");
  if (isCode(error, "ACTION_NOT_ALLOWED")) error.message = t("account.leaving.notAllowed");
  return error;
}

/** Whether the word that was shown is the one that was typed. */
export const isWord = (typed: string, word: string): boolean =>
  typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
