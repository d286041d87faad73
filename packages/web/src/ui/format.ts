import { formatPence } from "@treadclub/rules/money";
import { languageTags, type Locale } from "@treadclub/texts";

/** Days and instants are those of the United Kingdom, wherever the phone is. */
const zone = "Europe/London";

/** £1,234.50; whole pounds may drop ".00". */
export function formatMoney(pence: number, locale: Locale, short = false): string {
  const full = formatPence(pence, languageTags[locale]);
  return short && pence % 100 === 0 ? full.replace(/[.,]00(?=\D*$)/, "") : full;
}

export const formatNumber = (value: number, locale: Locale): string => new Intl.NumberFormat(languageTags[locale]).format(value);

/** Tread depth with one digit: 3.0. */
export const formatMm = (mm: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mm);

export type DayStyle = "long" | "short" | "month" | "weekday";
const dayStyles: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  long: { day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "short", year: "numeric" },
  weekday: { weekday: "long", day: "numeric", month: "long" },
};

/** A day `YYYY-MM-DD` or the day of an instant: 27 March 2026. */
export function formatDay(value: string, locale: Locale, style: DayStyle = "long"): string {
  const isDay = value.length === 10;
  return new Intl.DateTimeFormat(languageTags[locale], { ...dayStyles[style], timeZone: isDay ? "UTC" : zone }).format(new Date(value));
}

/** The time of day of an instant: 9:30. */
export const formatTime = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], { hour: "numeric", minute: "2-digit", hourCycle: "h23", timeZone: zone }).format(new Date(instant));

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 31_557_600_000],
  ["month", 2_629_800_000],
  ["week", 604_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 hours ago", "in 2 days"; null within a minute. */
export function formatAgo(instant: string, nowMs: number, locale: Locale): string | null {
  const differenceMs = new Date(instant).getTime() - nowMs;
  const unit = units.find(([, ms]) => Math.abs(differenceMs) >= ms);
  if (!unit) return null;
  return new Intl.RelativeTimeFormat(languageTags[locale], { numeric: "auto" }).format(Math.trunc(differenceMs / unit[1]), unit[0]);
}
