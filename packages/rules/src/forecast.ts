import { addDays, daysBetween } from "./time.ts";
import { ADVISED_MM, LEGAL_MM, NEW_TYRE_MM } from "./tread.ts";

/** One measurement of one tyre; `mileage` in miles, null when it was not noted. */
export type TreadScan = { onDay: string; mileage: number | null; minimumMm: number };

/** When a depth is reached: the likeliest day, and the days between which it lies. */
export type ForecastPoint = { mileage: number | null; onDay: string; fromDay: string; toDay: string };

export type TreadForecast = {
  method: "two_scans" | "since_fitting" | "typical";
  milesPerMm: number;
  at3: ForecastPoint | null;
  at16: ForecastPoint | null;
};

export type ForecastInput = {
  scans: readonly TreadScan[];
  fittedMileage?: number | null;
  annualMileage: number | null;
  today: string;
};

/**
 * The days on which 3.0 and 1.6 mm are reached, counted from the latest scan up to today. A depth already
 * reached is dated on that scan. Null where nothing can be said: no scan, or no annual mileage given and none
 * to be seen in the scans, or further away than 20 years.
 */
export function forecastTread(input: ForecastInput): TreadForecast {
  const scans = scansOfThisTyre(input.scans, input.today);
  const latest = scans.at(-1);
  const wear = wearFromScans(scans) ?? wearSinceFitting(latest, input.fittedMileage) ?? TYPICAL_WEAR;
  const annualMiles = input.annualMileage ?? annualMilesFrom(scans);
  const at = (depthMm: number) => (latest ? pointAt(depthMm, latest, wear, annualMiles) : null);
  return {
    method: wear.method,
    milesPerMm: Math.round(wear.milesPerMm),
    at3: at(ADVISED_MM),
    at16: at(LEGAL_MM),
  };
}

type Wear = Pick<TreadForecast, "method" | "milesPerMm"> & { fewestMilesPerMm: number; mostMilesPerMm: number };

const TYPICAL_WEAR: Wear = {
  method: "typical",
  milesPerMm: 3_500,
  fewestMilesPerMm: 2_000,
  mostMilesPerMm: 6_000,
};

/** How far one measurement may be off, and the difference of two, and that of one to an assumed new depth. */
const READING_ERROR_MM = 0.3;
const TWO_READINGS_ERROR_MM = 0.4;
const SINCE_NEW_ERROR_MM = 0.6;
/** Less than this between two readings is noise, and so is a smaller rise; a bigger rise is a new tyre. */
const LEAST_WEAR_MM = 0.5;
const NEW_TYRE_RISE_MM = 1;
const LEAST_MILES = 500;
const LEAST_DAYS_FOR_ANNUAL = 30;
const WIDEST_FACTOR = 3;
const DAYS_PER_YEAR = 365.25;
const FURTHEST_DAYS = 20 * DAYS_PER_YEAR;

function scansOfThisTyre(scans: readonly TreadScan[], today: string): TreadScan[] {
  const sorted = scans.filter((scan) => scan.onDay <= today).sort((a, b) => a.onDay.localeCompare(b.onDay));
  const fittedAt = sorted.findLastIndex((scan, place) => {
    const before = sorted[place - 1];
    return before !== undefined && scan.minimumMm - before.minimumMm >= NEW_TYRE_RISE_MM;
  });
  return sorted.slice(Math.max(0, fittedAt));
}

function wearFromScans(scans: readonly TreadScan[]): Wear | null {
  const ends = firstAndLastWithMileage(scans);
  if (!ends) return null;
  const miles = ends.last.mileage - ends.first.mileage;
  return wearOf("two_scans", miles, ends.first.minimumMm - ends.last.minimumMm, TWO_READINGS_ERROR_MM);
}

function wearSinceFitting(latest: TreadScan | undefined, fittedMileage: number | null | undefined): Wear | null {
  const mileage = latest?.mileage ?? null;
  if (!latest || mileage === null || fittedMileage === undefined || fittedMileage === null) return null;
  const wornMm = NEW_TYRE_MM - latest.minimumMm;
  return wearOf("since_fitting", mileage - fittedMileage, wornMm, SINCE_NEW_ERROR_MM);
}

function wearOf(method: Wear["method"], miles: number, wornMm: number, errorMm: number): Wear | null {
  if (miles < LEAST_MILES || Math.round(wornMm * 1_000) < LEAST_WEAR_MM * 1_000) return null;
  const milesPerMm = miles / wornMm;
  const widest = milesPerMm * WIDEST_FACTOR;
  const surelyWornMm = wornMm - errorMm;
  return {
    method,
    milesPerMm,
    fewestMilesPerMm: miles / (wornMm + errorMm),
    mostMilesPerMm: surelyWornMm > 0 ? Math.min(widest, miles / surelyWornMm) : widest,
  };
}

function annualMilesFrom(scans: readonly TreadScan[]): number | null {
  const ends = firstAndLastWithMileage(scans);
  if (!ends) return null;
  const days = daysBetween(ends.first.onDay, ends.last.onDay);
  const miles = ends.last.mileage - ends.first.mileage;
  return days >= LEAST_DAYS_FOR_ANNUAL && miles > 0 ? (miles / days) * DAYS_PER_YEAR : null;
}

type WithMileage = TreadScan & { mileage: number };

function firstAndLastWithMileage(scans: readonly TreadScan[]): { first: WithMileage; last: WithMileage } | null {
  const noted = scans.filter((scan): scan is WithMileage => scan.mileage !== null);
  const first = noted[0];
  const last = noted.at(-1);
  return first && last && first !== last ? { first, last } : null;
}

function pointAt(depthMm: number, latest: TreadScan, wear: Wear, annualMiles: number | null): ForecastPoint | null {
  const leftMm = latest.minimumMm - depthMm;
  const { onDay, mileage } = latest;
  if (leftMm <= 0) return { mileage, onDay, fromDay: onDay, toDay: onDay };
  if (annualMiles === null || annualMiles <= 0) return null;

  const daysFor = (miles: number) => Math.round((miles / annualMiles) * DAYS_PER_YEAR);
  const miles = leftMm * wear.milesPerMm;
  if (daysFor(miles) > FURTHEST_DAYS) return null;
  const fewestMiles = Math.max(0, leftMm - READING_ERROR_MM) * wear.fewestMilesPerMm;
  const mostMiles = (leftMm + READING_ERROR_MM) * wear.mostMilesPerMm;
  return {
    mileage: mileage === null ? null : Math.round(mileage + miles),
    onDay: addDays(onDay, daysFor(miles)),
    fromDay: addDays(onDay, daysFor(fewestMiles)),
    toDay: addDays(onDay, daysFor(mostMiles)),
  };
}
