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
