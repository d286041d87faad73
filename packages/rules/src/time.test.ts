import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  isoMinute,
  isTime,
  londonDay,
  londonInstant,
  londonTime,
  weekdayOf,
} from "./time.ts";

describe("londonInstant, londonDay and londonTime", () => {
  it.each([
    ["2026-01-15", "09:00", "2026-01-15T09:00:00.000Z"],
    ["2026-07-15", "09:00", "2026-07-15T08:00:00.000Z"],
    ["2026-07-15", "00:30", "2026-07-14T23:30:00.000Z"],
    ["2026-12-31", "23:59", "2026-12-31T23:59:00.000Z"],
    // Spring: 29 March 2026, 01:00 GMT becomes 02:00 BST.
    ["2026-03-28", "12:00", "2026-03-28T12:00:00.000Z"],
    ["2026-03-29", "00:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29", "02:00", "2026-03-29T01:00:00.000Z"],
    ["2026-03-29", "09:00", "2026-03-29T08:00:00.000Z"],
    // Autumn: 25 October 2026, 02:00 BST becomes 01:00 GMT.
    ["2026-10-25", "00:59", "2026-10-24T23:59:00.000Z"],
    ["2026-10-25", "01:00", "2026-10-25T00:00:00.000Z"],
    ["2026-10-25", "01:59", "2026-10-25T00:59:00.000Z"],
    ["2026-10-25", "02:00", "2026-10-25T02:00:00.000Z"],
    ["2026-10-25", "09:00", "2026-10-25T09:00:00.000Z"],
  ])("%s %s is %s and back", (day, time, instant) => {
    expect(londonInstant(day, time).toISOString()).toBe(instant);
    expect(londonDay(new Date(instant))).toBe(day);
    expect(londonTime(new Date(instant))).toBe(time);
  });

  it("reads a skipped time an hour later", () => {
    const instant = londonInstant("2026-03-29", "01:30");
    expect(instant.toISOString()).toBe("2026-03-29T01:30:00.000Z");
    expect(londonTime(instant)).toBe("02:30");
  });

  it("shows the repeated hour twice", () => {
    expect(londonTime(new Date("2026-10-25T00:30:00Z"))).toBe("01:30");
    expect(londonTime(new Date("2026-10-25T01:30:00Z"))).toBe("01:30");
  });

  it.each([
    ["2026-07-15", "2026-07-15T23:00:00.000Z"],
    ["2026-10-24", "2026-10-24T23:00:00.000Z"],
    ["2026-12-31", "2027-01-01T00:00:00.000Z"],
  ])("%s 24:00 is %s", (day, instant) => expect(londonInstant(day, "24:00").toISOString()).toBe(instant));

  it.each([
    ["2026-02-29", "09:00"],
    ["2026-13-01", "09:00"],
    ["26-01-01", "09:00"],
    ["2026-01-01", "9:00"],
    ["2026-01-01", "24:01"],
    ["2026-01-01", "09:60"],
  ])("refuses %s %s", (day, time) => expect(() => londonInstant(day, time)).toThrow(RangeError));
});

describe("isoMinute", () => {
  it.each([
    "2026-03-29T00:59:00.000Z",
    "2026-03-29T23:59:00.000Z",
    "1969-12-31T23:01:00.000Z",
    "0001-01-01T00:00:00.000Z",
  ])("writes %s as toISOString does", (text) => expect(isoMinute(new Date(text))).toBe(text));

  it("refuses what is not on a whole minute", () => {
    for (const instant of [new Date("2026-03-29T00:59:01Z"), new Date(Number.NaN)])
      expect(() => isoMinute(instant)).toThrow(RangeError);
  });
});

describe("days", () => {
  it.each([
    ["2026-03-28", 1, "2026-03-29"],
    ["2026-03-29", 1, "2026-03-30"],
    ["2026-10-25", 1, "2026-10-26"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-03-01", -1, "2028-02-29"],
    ["2026-01-01", 0, "2026-01-01"],
    ["2026-01-01", 365, "2027-01-01"],
  ])("%s and %d days is %s, and counted back", (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
    expect(daysBetween(from, to)).toBe(count);
  });

  it.each([
    ["2026-03-31", -1, "2026-02-28"],
    ["2028-03-31", -1, "2028-02-29"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-01-15", -1, "2025-12-15"],
    ["2026-08-31", 6, "2027-02-28"],
    ["2026-12-31", 1, "2027-01-31"],
  ])("%s and %d months is %s", (from, count, to) => expect(addMonths(from, count)).toBe(to));

  it.each([
    ["2026-08-31", 0],
    ["2026-09-05", 5],
    ["2026-09-06", 6],
    ["2026-03-29", 6],
    ["2024-02-29", 3],
  ])("%s is weekday %d", (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

  it.each([
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-00-10", false],
    ["2026-1-1", false],
    ["2026-01-01T00:00", false],
  ])("isDay %s: %s", (text, valid) => expect(isDay(text)).toBe(valid));

  it.each([
    ["00:00", true],
    ["23:59", true],
    ["24:00", false],
    ["7:30", false],
    ["07:30:00", false],
  ])("isTime %s: %s", (text, valid) => expect(isTime(text)).toBe(valid));
});
