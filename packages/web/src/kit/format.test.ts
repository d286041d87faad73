import { describe, expect, it } from "vitest";
import { formatAgo, formatDay, formatDayTime, formatMiles, formatMm, formatMoney, formatTime } from "./format.ts";

describe("formats", () => {
  it("says money in pounds", () => {
    expect(formatMoney(123_450, "en")).toBe("£1,234.50");
    expect(formatMoney(500, "en", true)).toBe("£5");
    expect(formatMoney(550, "en", true)).toBe("£5.50");
    expect(formatMoney(500, "cn", true)).toMatch(/^£5$/);
    expect(formatMoney(500, "uk", true)).toMatch(/^5\s?£$/);
  });

  it("says days and times as they are in London, in summer and in winter", () => {
    expect(formatDay("2026-03-27", "en")).toBe("27 March 2026");
    expect(formatDay("2026-06-30T23:30:00Z", "en")).toBe("1 July 2026");
    expect(formatDay("2026-12-31T23:30:00Z", "en")).toBe("31 December 2026");
    expect(formatTime("2026-06-30T23:30:00Z", "en")).toBe("00:30");
    expect(formatDayTime("2026-01-05T09:30:00Z", "en", "weekday")).toMatch(/^Monday,? 5 January, 09:30$/);
    // The letter for "year" does not stand alone on a line.
    expect(formatDay("2026-03-27", "uk")).toBe("27 березня 2026\u00a0р.");
    expect(formatDay("2026-03-27", "cn")).toBe("2026年3月27日");
    expect(formatDayTime("2026-01-05T09:30:00Z", "cn")).toBe("2026年1月5日 09:30");
  });

  it("says miles and depths", () => {
    expect(formatMiles(12_500, "en")).toBe("12,500 miles");
    expect(formatMiles(2.34, "en")).toBe("2.3 miles");
    expect(formatMiles(78_400, "cn")).toBe("78,400\u00a0英里");
    expect(formatMm(3, "en")).toBe("3.0");
    expect(formatMm(1.58, "uk")).toMatch(/^1,(58|6)$/);
  });

  it("says how long ago, and nothing within a minute", () => {
    const now = Date.parse("2026-11-21T12:00:00Z");
    expect(formatAgo("2026-11-21T09:00:00Z", now, "en")).toBe("3 hours ago");
    expect(formatAgo("2026-11-23T12:00:00Z", now, "en")).toBe("in 2 days");
    expect(formatAgo("2026-11-21T11:57:00Z", now, "cn")).toBe("3\u00a0分钟前");
    expect(formatAgo("2026-11-21T11:59:30Z", now, "en")).toBeNull();
  });
});
