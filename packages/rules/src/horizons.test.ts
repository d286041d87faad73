import { describe, expect, it } from "vitest";
import { lastDayOf } from "./horizons.ts";

describe("lastDayOf", () => {
  it.each([
    ["booking", "2026-11-22", "2027-11-22"],
    ["booking", "2028-02-29", "2029-02-28"],
    ["lastMot", "2026-11-22", "2026-11-22"],
    ["motDue", "2026-11-22", "2030-11-22"],
  ] as const)("%s from %s: %s", (horizon, today, last) => expect(lastDayOf(horizon, today)).toBe(last));
});
