import { describe, expect, it } from "vitest";
import { pointsOf } from "./forecast-scans.ts";

const past = (scan_id: number, on_day: string, minimum_mm: number) => ({ scan_id, on_day, minimum_mm, mileage: null });

describe("pointsOf", () => {
  it("adds this scan to the earlier ones, oldest first", () => {
    const scan = {
      id: 3,
      history: [past(2, "2026-05-01", 5), past(1, "2025-05-01", 6)],
      minimum_mm: 4,
      mileage: 40_000,
      submitted_at: "2026-11-21T09:00:00Z",
    };
    expect(pointsOf(scan).map((point) => [point.onDay, point.minimumMm])).toEqual([
      ["2025-05-01", 6],
      ["2026-05-01", 5],
      ["2026-11-21", 4],
    ]);
  });
  it("does not count this scan twice, nor a day", () => {
    const scan = {
      id: 3,
      history: [past(3, "2026-11-21", 4), past(2, "2026-05-01", 5)],
      minimum_mm: 4,
      mileage: null,
      submitted_at: "2026-11-21T09:00:00Z",
    };
    expect(pointsOf(scan)).toHaveLength(2);
  });
  it("is empty before anything is read", () => {
    expect(
      pointsOf({ id: 1, history: [], minimum_mm: null, mileage: null, submitted_at: "2026-11-21T09:00:00Z" }),
    ).toEqual([]);
  });
});
