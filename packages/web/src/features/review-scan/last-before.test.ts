import { expect, it } from "vitest";
import { lastBefore } from "./last-before.ts";

const result = (scan_id: number, on_day: string) => ({ scan_id, on_day, minimum_mm: 3.1, mileage: null });
const history = [result(26, "2026-10-04"), result(29, "2026-11-03"), result(12, "2026-11-17")];

it("is the one before a result, whatever their numbers are", () => {
  expect(lastBefore({ id: 29, submitted_at: "2026-11-03T11:15:00Z", history })?.scan_id).toBe(26);
  expect(lastBefore({ id: 12, submitted_at: "2026-11-17T11:15:00Z", history })?.scan_id).toBe(29);
  expect(lastBefore({ id: 26, submitted_at: "2026-10-04T11:15:00Z", history })).toBeUndefined();
});
it("is the newest up to the day of a scan that has no result", () => {
  expect(lastBefore({ id: 40, submitted_at: "2026-11-20T11:15:00Z", history })?.scan_id).toBe(12);
  expect(lastBefore({ id: 11, submitted_at: "2026-10-20T11:15:00Z", history })?.scan_id).toBe(26);
  expect(lastBefore({ id: 10, submitted_at: "2026-09-20T11:15:00Z", history })).toBeUndefined();
});
