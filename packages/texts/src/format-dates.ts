import { languageTags, type Locale } from "./types.ts";

/** Days and instants are those of the United Kingdom, wherever the phone is. */
const zone = "Europe/London";

export const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale]).format(value);

/** Chinese puts a space between a figure and its unit, which Intl leaves out. */
export const digitBeforeHan = /(?<=\d)(?=\p{Script=Han})/u;
export const noBreakSpace = "\u00a0";

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

export const joinDayTime = (day: string, time: string, locale: Locale): string =>
  `${day}${locale === "cn" ? " " : ", "}${time}`;
