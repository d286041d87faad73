import { dictionary } from "@zxcvbn-ts/language-common";

/** Words that people who guess at this very product try first; `docs/security/passwords.md` lists them. */
const contextWords = ["treadclub", "tread", "club", "tyres", "tyre", "tires", "tire", "garage", "fitter", "voucher"];

/** Passwords of leaked lists, most used first: about 18,000 of 8 and more characters. */
const leaked: ReadonlySet<string> = new Set(dictionary["passwords-common"]);
const fewestOwnLetters = 4;

/** Whether a password is one of those that everybody tries first, or little more than the name of the product. */
export function isGuessable(password: string): boolean {
  const lower = password.toLowerCase();
  return leaked.has(lower) || isContextOnly(lower);
}

function isContextOnly(lower: string): boolean {
  const without = contextWords.reduce((text, word) => text.replaceAll(word, ""), lower);
  return without !== lower && without.replaceAll(/[^\p{Letter}]/gu, "").length < fewestOwnLetters;
}
