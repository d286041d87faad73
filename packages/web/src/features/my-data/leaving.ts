import type { Translate } from "@treadclub/texts";
import type { OwnProblems } from "#ui/problem-text.ts";

/** What refuses closing or erasing, as it is meant here. */
export const leavingProblems = (t: Translate): OwnProblems => ({
  STATE_CONFLICT: t("account.leaving.conflict"),
  ACTION_NOT_ALLOWED: t("account.leaving.notAllowed"),
});

/** Whether the word that was shown is the one that was typed. */
export const isWord = (typed: string, word: string): boolean =>
  typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
