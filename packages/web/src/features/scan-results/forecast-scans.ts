import type { TreadScan } from "@treadclub/rules/forecast";
import { ADVISED_MM, LEGAL_MM } from "@treadclub/rules/tread";
import { londonDay } from "@treadclub/rules/time";
import type { Forecast, Scan } from "#entities/scan/scan-types.ts";

/** The measured points of a tyre, oldest first: earlier scans, then this one. One a day: the latest counts. */
export function pointsOf(scan: Pick<Scan, "id" | "history" | "minimum_mm" | "mileage" | "submitted_at">): TreadScan[] {
  const points = scan.history.map((one) => ({ onDay: one.on_day, mileage: one.mileage, minimumMm: one.minimum_mm }));
  const isListed = scan.history.some((one) => one.scan_id === scan.id);
  if (!isListed && scan.minimum_mm !== null)
    points.push({ onDay: londonDay(new Date(scan.submitted_at)), mileage: scan.mileage, minimumMm: scan.minimum_mm });
  const byDay = new Map(points.map((point) => [point.onDay, point]));
  return [...byDay.values()].toSorted((a, b) => a.onDay.localeCompare(b.onDay));
}

/** Only what lies ahead: a depth that is passed already needs no day. */
export const aheadOf = (forecast: Forecast, nowMm: number | null): Forecast => ({
  ...forecast,
  at_3_mm: nowMm !== null && nowMm < ADVISED_MM ? null : forecast.at_3_mm,
  at_1_6_mm: nowMm !== null && nowMm < LEGAL_MM ? null : forecast.at_1_6_mm,
});

/** As the line over time takes it. */
export function lineOf(forecast: Forecast) {
  const point = (one: Forecast["at_3_mm"]) =>
    one && { mileage: one.mileage, onDay: one.on_day, fromDay: one.from_day, toDay: one.to_day };
  return { at3: point(forecast.at_3_mm), at16: point(forecast.at_1_6_mm) };
}
