import { describe, expect, it } from "vitest";
import { daySlots, fittingMinutes } from "./day-slots.ts";
import { londonTime } from "./time.ts";

describe("fittingMinutes", () => {
  it.each([
    [1, "fitting", 45],
    [2, "fitting", 60],
    [4, "fitting", 90],
    [0, "fitting", 30],
    [4, "free_check", 15],
    [0, "free_check", 15],
  ] as const)("%d tyres, %s: %d", (tyres, job, minutes) => expect(fittingMinutes(tyres, job)).toBe(minutes));

  it.each([[-1], [1.5], [Number.NaN]])("refuses %d tyres", (tyres) => {
    expect(() => fittingMinutes(tyres, "fitting")).toThrow(RangeError);
  });
});

describe("daySlots", () => {
  it.each([
    ["a plain day", "2026-09-01", "09:00", "11:00", 60, 30, ["09:00", "09:30", "10:00"]],
    ["touching the close", "2026-09-01", "09:00", "10:00", 60, 15, ["09:00"]],
    ["a minute too long", "2026-09-01", "09:00", "10:00", 61, 15, []],
    ["steps longer than the job", "2026-09-01", "09:00", "11:00", 15, 45, ["09:00", "09:45", "10:30"]],
    ["closed", "2026-09-01", "09:00", "09:00", 15, 15, []],
    ["closing before opening", "2026-09-01", "17:00", "09:00", 15, 15, []],
    ["until midnight", "2026-09-01", "23:00", "24:00", 30, 30, ["23:00", "23:30"]],
    ["spring, an hour is missing", "2026-03-29", "00:00", "03:00", 60, 60, ["00:00", "02:00"]],
    ["autumn, an hour comes twice", "2026-10-25", "00:00", "03:00", 60, 60, ["00:00", "01:00", "01:00", "02:00"]],
  ])("%s", (_name, day, openTime, closeTime, minutes, stepMinutes, times) => {
    const starts = daySlots({ day, openTime, closeTime, minutes, stepMinutes });
    expect(starts.map(londonTime)).toEqual(times);
    expect(new Set(starts.map((start) => start.getTime())).size).toBe(times.length);
  });

  it("opens at the London hour on both sides of the change", () => {
    const hours = { openTime: "08:30", closeTime: "09:30", minutes: 60, stepMinutes: 15 };
    expect(daySlots({ day: "2026-03-28", ...hours })).toEqual([new Date("2026-03-28T08:30:00Z")]);
    expect(daySlots({ day: "2026-03-29", ...hours })).toEqual([new Date("2026-03-29T07:30:00Z")]);
  });

  it.each([
    [0, 15],
    [15, 0],
    [15, -5],
    [Number.NaN, 15],
  ])("refuses %d minutes every %d", (minutes, stepMinutes) => {
    const hours = { day: "2026-09-01", openTime: "09:00", closeTime: "17:00" };
    expect(() => daySlots({ ...hours, minutes, stepMinutes })).toThrow(RangeError);
  });
});
