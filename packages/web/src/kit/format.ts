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
import {
  digitBeforeHan,
  formatDay,
  formatDayTime,
  formatMiles,
  formatNumber,
  formatTime,
  joinDayTime,
  noBreakSpace,
  type DayStyle,
} from "@treadclub/texts/format-dates";
import { useT } from "./i18n.ts";

export { formatDay, formatDayTime, formatMiles, formatMm, formatMoney, formatNumber, formatTime, type DayStyle };

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
