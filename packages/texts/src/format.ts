import { formatPence } from "@treadclub/rules/money";
import { ADVISED_MM, LEGAL_MM } from "@treadclub/rules/tread";
import { languageTags, type Locale } from "./types.ts";

/** £1,234.50; with `short`, whole pounds drop ".00". */
export function formatMoney(pence: number, locale: Locale, short = false): string {
  const full = formatPence(pence, languageTags[locale]);
  return short && pence % 100 === 0 ? full.replace(/[.,]00(?=\D*$)/, "") : full;
}

/** Tread depth without its unit: 3.0. One digit, or two where one would round up to a limit that it does not reach: 1.59. */
export function formatMm(mm: number, locale: Locale): string {
  const micrometres = Math.round(mm * 1_000);
  const rounded = Math.round(micrometres / 100) * 100;
  const crosses = [LEGAL_MM * 1_000, ADVISED_MM * 1_000].some((limit) => micrometres < limit && rounded >= limit);
  const digits = crosses ? 2 : 1;
  const value = crosses ? Math.floor(micrometres / 10) / 100 : rounded / 1_000;
  return new Intl.NumberFormat(languageTags[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

type Part = string | null | undefined | false;

/** Facts beside each other, empty ones left out: "AB12 CDE, front left", in Chinese with a full-width comma. */
export const joinFacts = (parts: readonly Part[], locale: Locale): string =>
  parts.filter(Boolean).join(locale === "cn" ? "，" : ", ");

/** Words of our own in a row, capital letters only in the first: "Front left, rear right"; in Chinese with 、. */
export const joinWords = (words: readonly string[], locale: Locale): string =>
  words.map((word, index) => (index === 0 ? word : lowerFirst(word, locale))).join(locale === "cn" ? "、" : ", ");

/** "Label: value"; in Chinese with a full-width colon. */
export const joinLabel = (label: string, value: string, locale: Locale): string =>
  `${label}${locale === "cn" ? "：" : ": "}${value}`;

/** A remark in brackets after other words, with the space before it where the language has one: " (optional)". */
export const inBrackets = (remark: string, locale: Locale): string =>
  locale === "cn" ? `（${remark}）` : ` (${remark})`;

/** A word of our own in the middle of a sentence: "Front left" becomes "front left", "MOT" stays. */
export const lowerFirst = (word: string, locale: Locale): string =>
  /^\p{Lu}\p{Lu}/u.test(word) ? word : word.charAt(0).toLocaleLowerCase(languageTags[locale]) + word.slice(1);

/** A word that begins a title or a line: in Ukrainian the calendar writes the days of the week small. */
export const upperFirst = (word: string, locale: Locale): string =>
  word.charAt(0).toLocaleUpperCase(languageTags[locale]) + word.slice(1);
