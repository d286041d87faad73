import { describe, expect, it } from "vitest";
import { dotAdvice, parseDot } from "./dot.ts";

const now = new Date("2026-08-31T12:00:00Z");

describe("parseDot", () => {
  it.each([
    ["2418", 24, 2018, "2018-06", 8],
    ["DOT HD7R 08NX 2418", 24, 2018, "2018-06", 8],
    ["dot hd7r08nx2418", 24, 2018, "2018-06", 8],
    ["DOTHD7R08NX2418", 24, 2018, "2018-06", 8],
    ["1HD 7R08NX 2418", 24, 2018, "2018-06", 8],
    ["24/18", 24, 2018, "2018-06", 8],
    [" 24 18 ", 24, 2018, "2018-06", 8],
    ["２４１８", 24, 2018, "2018-06", 8],
    ["1118", 11, 2018, "2018-03", 8],
    ["0100", 1, 2000, "2000-01", 26],
    ["0120", 1, 2020, "2020-01", 6],
    ["5320", 53, 2020, "2020-12", 5],
    ["5321", 53, 2021, "2021-12", 4],
    ["3526", 35, 2026, "2026-08", 0],
    ["3626", 36, 2026, "2026-09", 0],
    ["3525", 35, 2025, "2025-08", 1],
    ["3625", 36, 2025, "2025-09", 0],
  ])("%j: week %d of %d, %s, %d years", (text, week, year, madeMonth, ageYears) => {
    expect(parseDot(text, now)).toEqual({ ok: true, week, year, madeMonth, ageYears });
  });

  it.each([
    ["", "empty", ""],
    [" - ", "empty", ""],
    ["DOT", "empty", ""],
    ["2", "too_short", "2"],
    ["24", "too_short", "24"],
    ["348", "three_digit_date", "348"],
    ["DOT HD7R 08N 348", "three_digit_date", "348"],
    ["DOTHD7R08N348", "three_digit_date", "348"],
    ["DOT HD7R 08NX", "no_date_code", "08NX"],
    ["08NX", "no_date_code", "08NX"],
    ["24188", "no_date_code", "24188"],
    ["02424182418", "no_date_code", "02424182418"],
    ["HD7R 08NX FFR", "no_date_code", "FFR"],
    ["5418", "week_out_of_range", "54"],
    ["0018", "week_out_of_range", "00"],
    ["9918", "week_out_of_range", "99"],
    ["3726", "in_future", "3726"],
    ["1299", "in_future", "1299"],
  ])("%j: %s", (text, reason, detail) => expect(parseDot(text, now)).toEqual({ ok: false, reason, detail }));

  it("is in the future until its week begins", () => {
    expect(parseDot("3626", new Date("2026-08-30T23:59:59.999Z"))).toMatchObject({ reason: "in_future" });
    expect(parseDot("3626", new Date("2026-08-31T00:00:00Z"))).toMatchObject({ ok: true, ageYears: 0 });
  });

  it("is a year older on the anniversary, not the day before", () => {
    const ageOn = (instant: string) => {
      const reading = parseDot("2418", new Date(instant));
      return reading.ok && reading.ageYears;
    };
    expect(ageOn("2026-06-10T23:59:59Z")).toBe(7);
    expect(ageOn("2026-06-11T00:00:00Z")).toBe(8);
  });
});

it.each([
  [0, "ok"],
  [5, "ok"],
  [6, "check_yearly"],
  [9, "check_yearly"],
  [10, "replace"],
  [30, "replace"],
])("%d years: %s", (years, advice) => expect(dotAdvice(years)).toBe(advice));
