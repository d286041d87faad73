import { daysBetween } from "./time.ts";

/** What an odometer said on a day. */
export type MileageReading = { onDay: string; miles: number };

const MILES_PER_KM = 0.621371;

/** Whole miles of an odometer that counts in one or the other. */
export const milesOf = (value: number, unit: "mi" | "km"): number =>
  Math.round(unit === "km" ? value * MILES_PER_KM : value);

/**
 * The readings that fit together, oldest first: the longest row in which the miles never fall and grow no faster than
 * a car can be driven; of two as long the one that ends later. What is left out was misread, mistyped or turned back.
 */
export function soundReadings<R extends MileageReading>(readings: readonly R[]): R[] {
  const sorted = readings.toSorted((a, b) => a.onDay.localeCompare(b.onDay) || a.miles - b.miles);
  const rows: R[][] = [];
  for (const reading of sorted) {
    const before = rows
      .filter((row) => follows(row.at(-1), reading))
      .reduce<readonly R[]>((longest, row) => (row.length > longest.length ? row : longest), []);
    rows.push([...before, reading]);
  }
  return rows.reduce<R[]>((longest, row) => (row.length >= longest.length ? row : longest), []);
}

/** Miles a year over the last years in which the car was tested, to the nearest hundred; null when too little is known. */
export function annualMileage(readings: readonly MileageReading[]): number | null {
  const sound = soundReadings(readings);
  const last = sound.at(-1);
  if (!last) return null;
  const age = ({ onDay }: MileageReading): number => daysBetween(onDay, last.onDay);
  const first = sound.find((reading) => age(reading) <= RECENT_DAYS && age(reading) >= LEAST_DAYS);
  const from = first ?? sound.findLast((reading) => age(reading) >= LEAST_DAYS);
  if (!from) return null;
  return Math.round(((last.miles - from.miles) / age(from)) * (DAYS_PER_YEAR / NEAREST)) * NEAREST;
}

const DAYS_PER_YEAR = 365.25;
/** Three years and what tests may slip in them. */
const RECENT_DAYS = 3 * DAYS_PER_YEAR + 60;
/** A retest after a repair says nothing of a year. */
const LEAST_DAYS = 180;
const NEAREST = 100;
/** Taxis do some 60,000 miles a year. */
const MOST_MILES_A_DAY = 300;
/** Between test and retest a car is driven, even on one day. */
const SLACK_MILES = 300;

function follows(before: MileageReading | undefined, reading: MileageReading): boolean {
  if (!before) return true;
  const miles = reading.miles - before.miles;
  return miles >= 0 && miles <= daysBetween(before.onDay, reading.onDay) * MOST_MILES_A_DAY + SLACK_MILES;
}
