import { ADVISED_MM, LEGAL_MM } from "@treadclub/rules/tread";
import { languageTags, type Locale } from "@treadclub/texts";

/**
 * Millimetres with one digit after the point, `1.4`; with two where one would round up to a limit that the
 * depth does not reach, so that 1.59 is never shown as the legal 1.6.
 */
export function shownMm(mm: number, locale: Locale): string {
  const micrometres = Math.round(mm * 1_000);
  const tenth = Math.round(micrometres / 100) * 100;
  const crosses = LIMITS_UM.some((limit) => micrometres < limit && tenth >= limit);
  const digits = crosses ? 2 : 1;
  const value = crosses ? Math.floor(micrometres / 10) / 100 : tenth / 1_000;
  return new Intl.NumberFormat(languageTags[locale], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

const LIMITS_UM = [LEGAL_MM * 1_000, ADVISED_MM * 1_000];
