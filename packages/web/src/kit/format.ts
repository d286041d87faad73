import { languageTags, type Locale } from "@treadclub/texts";
import {
  formatMm,
  formatMoney,
  inBrackets,
  joinFacts,
  joinLabel,
  joinWords,
  lowerFirst,
  upperFirst,
} from "@treadclub/texts/format";
import { useT } from "./i18n.ts";

export { formatMm, formatMoney };

/** Days and instants are those of the United Kingdom, wherever the phone is. */
const zone = "Europe/London";

export const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale]).format(value);

/** Chinese puts a space between a figure and its unit, which Intl leaves out. */
const digitBeforeHan = /(?<=\d)(?=\p{Script=Han})/u;
const noBreakSpace = "\u00a0";

/** 12,500 miles. */
export const formatMiles = (miles: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], {
    style: "unit",
    unit: "mile",
    unitDisplay: "long",
    maximumFractionDigits: miles < 10 ? 1 : 0,
  })
    .format(miles)
    .replace(digitBeforeHan, noBreakSpace);

export type DayStyle = "long" | "short" | "month" | "weekday";
const dayStyles: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  long: { day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "short", year: "numeric" },
  weekday: { weekday: "long", day: "numeric", month: "long" },
};

/** A day `YYYY-MM-DD` or the London day of an instant: 27 March 2026. */
export function formatDay(value: string, locale: Locale, style: DayStyle = "long"): string {
  const isDay = value.length === 10;
  return (
    new Intl.DateTimeFormat(languageTags[locale], { ...dayStyles[style], timeZone: isDay ? "UTC" : zone })
      .format(new Date(value))
      // The Ukrainian "year" is a single letter, which must not stand alone on a line.
      .replace(" р.", "\u00a0р.")
  );
}

/** The London time of day of an instant: 09:30. */
export const formatTime = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  }).format(new Date(instant));

/** 27 March 2026, 09:30. Chinese puts a space between the two. */
export const formatDayTime = (instant: string, locale: Locale, style: DayStyle = "long"): string =>
  joinDayTime(formatDay(instant, locale, style), formatTime(instant, locale), locale);

const joinDayTime = (day: string, time: string, locale: Locale): string =>
  `${day}${locale === "cn" ? " " : ", "}${time}`;

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
  return new Intl.RelativeTimeFormat(languageTags[locale], { numeric: "auto" })
    .format(Math.trunc(differenceMs / unit[1]), unit[0])
    .replace(digitBeforeHan, noBreakSpace);
}

export interface Format {
  money(pence: number, short?: boolean): string;
  number(value: number): string;
  miles(miles: number): string;
  mm(mm: number): string;
  day(value: string, style?: DayStyle): string;
  time(instant: string): string;
  dayTime(instant: string, style?: DayStyle): string;
  /** A day with a time that is said elsewhere, as "09:30 to 10:30". */
  dayAt(value: string, time: string, style?: DayStyle): string;
  facts(...parts: Parameters<typeof joinFacts>[0]): string;
  words(words: readonly string[]): string;
  labelled(label: string, value: string): string;
  /** Stands right after other words: " (optional)". */
  inBrackets(remark: string): string;
  lowerFirst(word: string): string;
  upperFirst(word: string): string;
}

/** The same in the language of the screen: `const format = useFormat(); format.money(500)`. */
export function useFormat(): Format {
  const { locale } = useT();
  return {
    money: (pence, short) => formatMoney(pence, locale, short),
    number: (value) => formatNumber(value, locale),
    miles: (miles) => formatMiles(miles, locale),
    mm: (mm) => formatMm(mm, locale),
    day: (value, style) => formatDay(value, locale, style),
    time: (instant) => formatTime(instant, locale),
    dayTime: (instant, style) => formatDayTime(instant, locale, style),
    dayAt: (value, time, style) => joinDayTime(formatDay(value, locale, style), time, locale),
    facts: (...parts) => joinFacts(parts, locale),
    words: (words) => joinWords(words, locale),
    labelled: (label, value) => joinLabel(label, value, locale),
    inBrackets: (remark) => inBrackets(remark, locale),
    lowerFirst: (word) => lowerFirst(word, locale),
    upperFirst: (word) => upperFirst(word, locale),
  };
}
