import { isBankHoliday } from "./bank-holidays.ts";
import { addDays, londonDay, londonInstant, weekdayOf } from "./time.ts";

/** When people answer: London time, Monday to Saturday, not on bank holidays. */
export const workingDay = { opensAt: "08:00", closesAt: "18:00", days: 6 } as const;

/** How long answers take, in working minutes: the median, and what nine of ten keep. */
export interface Pace {
  readonly usualMinutes: number;
  readonly mostMinutes: number;
}

/** What holds while there are too few answers to go by. */
export const defaultPaces = {
  scan: { usualMinutes: 60, mostMinutes: 240 },
  quote: { usualMinutes: 60, mostMinutes: 600 },
  booking: { usualMinutes: 60, mostMinutes: 300 },
} as const satisfies Readonly<Record<string, Pace>>;

/** A fitter's scan that is late by so many working minutes is taken over by the administrators. */
export const takenOverAfterMinutes = 240;

export interface ResponseTime {
  /** Minutes by the clock from the question to the usual answer, nights and Sundays included. */
  readonly usualMinutes: number;
  /** When the promise is over, and the answer overdue. */
  readonly latestAt: Date;
}

/**
 * Returns what somebody who asked at `since` may expect. A fast pace is not promised to the minute: the latest answer is at
 * least half an hour and twice the usual wait away. Nothing is promised for after `before`.
 */
export function responseTime(since: Date, { usualMinutes, mostMinutes }: Pace, before?: Date): ResponseTime {
  const usual = Math.max(minutesStep, usualMinutes);
  const most = Math.max(leastMinutes, 2 * usual, mostMinutes);
  const latestMs = roundUp(afterWorking(since, most).getTime(), latestStepMinutes * MINUTE_MS);
  const latestAt = new Date(before ? Math.min(latestMs, before.getTime()) : latestMs);
  const wait = roundUp((afterWorking(since, usual).getTime() - since.getTime()) / MINUTE_MS, minutesStep);
  const mostWait = Math.max(0, Math.floor((latestAt.getTime() - since.getTime()) / MINUTE_MS));
  return { usualMinutes: Math.min(wait, mostWait), latestAt };
}

/** The instant at which so many working minutes have passed. */
export function afterWorking(since: Date, minutes: number): Date {
  let left = Math.min(minutes, longestMinutes) * MINUTE_MS;
  for (let day = londonDay(since); ; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const from = Math.max(since.getTime(), londonInstant(day, workingDay.opensAt).getTime());
    const room = Math.max(0, londonInstant(day, workingDay.closesAt).getTime() - from);
    if (left <= room) return new Date(from + left);
    left -= room;
  }
}

const isWorkingDay = (day: string): boolean =>
  weekdayOf(day) < workingDay.days && !isBankHoliday(day, "england_and_wales");

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

const MINUTE_MS = 60_000;
const minutesStep = 5;
const latestStepMinutes = 15;
const leastMinutes = 30;
/** Thirty working days. */
const longestMinutes = 18_000;
