/** `YYYY-MM-DD` in London at this instant. */
export function londonDay(date: Date): string {
  const { year, month, day } = londonParts(date);
  return `${year}-${month}-${day}`;
}

/** `HH:MM` in London at this instant, 00:00 to 23:59. */
export function londonTime(date: Date): string {
  const { hour, minute } = londonParts(date);
  return `${hour}:${minute}`;
}

/**
 * The instant of a London day and time of day; "24:00" is the midnight that ends the day.
 * A time that the spring change skips is read an hour later, one that the autumn change repeats is its first turn.
 * Throws a RangeError on a day or time that does not exist.
 */
export function londonInstant(day: string, time: string): Date {
  const key = `${day} ${time}`;
  const known = knownInstants.get(key) ?? findInstant(day, time);
  if (knownInstants.size >= KNOWN_INSTANTS) knownInstants.clear();
  knownInstants.set(key, known);
  return new Date(known);
}

/** Opening and closing times of the next weeks are asked for again and again; each look at the time zone takes microseconds. */
const knownInstants = new Map<string, number>();
const KNOWN_INSTANTS = 5_000;

function findInstant(day: string, time: string): number {
  if (time === "24:00") return findInstant(addDays(day, 1), "00:00");
  if (!isTime(time)) throw new RangeError(`Not a time of day: ${time}`);
  const asUtcMs = utcMs(day) + minutesOf(time) * MINUTE_MS;
  const inSummer = new Date(asUtcMs - 60 * MINUTE_MS);
  const isSummerTime = londonDay(inSummer) === day && londonTime(inSummer) === time;
  return isSummerTime ? inSummer.getTime() : asUtcMs;
}

/**
 * Same as `toISOString` of an instant on a whole minute, at a tenth of its cost where many instants of a day are written.
 * Throws a RangeError on one that is not.
 */
export function isoMinute(instant: Date): string {
  const ms = instant.getTime();
  if (ms % MINUTE_MS !== 0) throw new RangeError(`Not on a whole minute: ${ms}`);
  const minutes = (ms - Math.floor(ms / DAY_MS) * DAY_MS) / MINUTE_MS;
  return `${dayOfUtc(ms)}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00.000Z`;
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  return dayOfUtc(utcMs(day) + count * DAY_MS);
}

/** The same day of the month `count` months later (earlier when negative), at most that month's last day. */
export function addMonths(day: string, count: number): string {
  const from = new Date(utcMs(day));
  const firstMs = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count, 1);
  const first = new Date(firstMs);
  const lastOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return dayOfUtc(firstMs + (Math.min(from.getUTCDate(), lastOfMonth) - 1) * DAY_MS);
}

/** Days from the first day to the second, negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMs(to) - utcMs(from)) / DAY_MS);
}

/** 0 = Monday to 6 = Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(utcMs(day)).getUTCDay() + 6) % 7;
}

/** True for an existing day written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(ms) && dayOfUtc(ms) === text;
}

/** True for a day or instant of the years 1900 to 2199, on which calendars, time zones and PostgreSQL agree. */
export const isInCalendar = (text: string): boolean => text >= "1900-01-01" && text < "2200-01-01";

/** True for a time of day written `HH:MM`, 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const LONDON = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

function londonParts(date: Date): { year: string; month: string; day: string; hour: string; minute: string } {
  const found = { year: "", month: "", day: "", hour: "", minute: "" };
  for (const { type, value } of LONDON.formatToParts(date)) {
    if (type === "year" || type === "month" || type === "day" || type === "hour" || type === "minute") {
      found[type] = value;
    }
  }
  return { ...found, year: found.year.padStart(4, "0") };
}

function utcMs(day: string): number {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOfUtc(ms: number): string {
  const dayMs = Math.floor(ms / DAY_MS) * DAY_MS;
  if (dayMs !== lastDayOfUtc.ms) lastDayOfUtc = { ms: dayMs, text: new Date(dayMs).toISOString().slice(0, 10) };
  return lastDayOfUtc.text;
}

let lastDayOfUtc = { ms: Number.NaN, text: "" };

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
