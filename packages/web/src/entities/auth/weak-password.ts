import { isProductWords } from "@treadclub/rules/product-words";
import { passwordMinimum } from "#kit/field-checks.ts";
import type { Translate } from "@treadclub/texts";

const state: { common: ReadonlySet<string> } = { common: new Set() };

/** Fetches the common passwords; without them the server has the last word. */
export const loadCommonPasswords = (): Promise<void> =>
  import("./common-passwords.ts").then(
    ({ commonPasswords }) => {
      state.common = commonPasswords;
    },
    () => undefined,
  );

/** What is wrong with a chosen password, in words. */
export function passwordProblem(password: string, missing: string, t: Translate): string | undefined {
  if (password === "") return missing;
  if (password.length < passwordMinimum) return t("base.field.password_short");
  return isWeak(password) ? t("base.field.password_common") : undefined;
}

/** Whether a password is among the first that anybody tries, as far as that is known here. */
export function isWeak(password: string): boolean {
  const lower = password.toLowerCase();
  return state.common.has(lower) || isRepeated(lower) || isRow(lower) || isProductWords(lower);
}

/** One to four characters again and again: "aaaaaaaa", "abcabcabc". */
const isRepeated = (lower: string): boolean => /^(.{1,4})\1+$/.test(lower);

const rows = ["01234567890", "09876543210", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"];
const isRow = (lower: string): boolean => rows.some((row) => row.includes(lower));
