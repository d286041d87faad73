import type { TreadScan } from "@treadclub/rules/forecast";
import { londonDay } from "@treadclub/rules/time";
import type { Scan } from "#entities/scan/scan-types.ts";

/** The measured points of a tyre, oldest first: earlier scans, then this one. One a day: the latest counts. */
export function pointsOf(scan: Pick<Scan, "id" | "history" | "minimum_mm" | "mileage" | "submitted_at">): TreadScan[] {
  const points = scan.history.map((one) => ({ onDay: one.on_day, mileage: one.mileage, minimumMm: one.minimum_mm }));
  const isListed = scan.history.some((one) => one.scan_id === scan.id);
  if (!isListed && scan.minimum_mm !== null)
    points.push({ onDay: londonDay(new Date(scan.submitted_at)), mileage: scan.mileage, minimumMm: scan.minimum_mm });
  const byDay = new Map(points.map((point) => [point.onDay, point]));
  return [...byDay.values()].toSorted((a, b) => a.onDay.localeCompare(b.onDay));
}
