import { describe, expect, it } from "vitest";
import { bankHolidays, isBankHoliday } from "./bank-holidays.ts";
import { weekdayOf } from "./time.ts";

const here = "england_and_wales";

describe("bankHolidays", () => {
  it.each([
    [2020, ["01-01", "04-10", "04-13", "05-08", "05-25", "08-31", "12-25", "12-28"]],
    [2021, ["01-01", "04-02", "04-05", "05-03", "05-31", "08-30", "12-27", "12-28"]],
    [2022, ["01-03", "04-15", "04-18", "05-02", "06-02", "06-03", "08-29", "09-19", "12-26", "12-27"]],
    [2023, ["01-02", "04-07", "04-10", "05-01", "05-08", "05-29", "08-28", "12-25", "12-26"]],
    [2024, ["01-01", "03-29", "04-01", "05-06", "05-27", "08-26", "12-25", "12-26"]],
    [2025, ["01-01", "04-18", "04-21", "05-05", "05-26", "08-25", "12-25", "12-26"]],
    [2026, ["01-01", "04-03", "04-06", "05-04", "05-25", "08-31", "12-25", "12-28"]],
    [2027, ["01-01", "03-26", "03-29", "05-03", "05-31", "08-30", "12-27", "12-28"]],
    [2028, ["01-03", "04-14", "04-17", "05-01", "05-29", "08-28", "12-25", "12-26"]],
  ])("%d", (year, days) => {
    expect(bankHolidays(year, here).map(({ day }) => day)).toEqual(days.map((day) => `${year}-${day}`));
  });

  it("names substitute days", () => {
    expect(bankHolidays(2021, here).slice(-2)).toEqual([
      { day: "2021-12-27", name: "Christmas Day (substitute day)" },
      { day: "2021-12-28", name: "Boxing Day (substitute day)" },
    ]);
    expect(bankHolidays(2022, here).slice(-2)).toEqual([
      { day: "2022-12-26", name: "Boxing Day" },
      { day: "2022-12-27", name: "Christmas Day (substitute day)" },
    ]);
    expect(bankHolidays(2026, here).at(-1)).toEqual({ day: "2026-12-28", name: "Boxing Day (substitute day)" });
    expect(bankHolidays(2023, here)[0]).toEqual({ day: "2023-01-02", name: "New Year's Day (substitute day)" });
  });

  it("falls on eight different weekdays in every year to come", () => {
    for (let year = 2024; year <= 2100; year += 1) {
      const days = bankHolidays(year, here).map(({ day }) => day);
      expect(new Set(days).size).toBe(8);
      for (const day of days) expect(weekdayOf(day)).toBeLessThan(5);
    }
  });
});

describe("bankHolidays of Scotland", () => {
  it.each([
    [2021, ["01-01", "01-04", "04-02", "05-03", "05-31", "08-02", "11-30", "12-27", "12-28"]],
    [2022, ["01-03", "01-04", "04-15", "05-02", "06-02", "06-03", "08-01", "09-19", "11-30", "12-26", "12-27"]],
    [2023, ["01-02", "01-03", "04-07", "05-01", "05-08", "05-29", "08-07", "11-30", "12-25", "12-26"]],
    [2024, ["01-01", "01-02", "03-29", "05-06", "05-27", "08-05", "12-02", "12-25", "12-26"]],
    [2025, ["01-01", "01-02", "04-18", "05-05", "05-26", "08-04", "12-01", "12-25", "12-26"]],
    [2026, ["01-01", "01-02", "04-03", "05-04", "05-25", "06-15", "08-03", "11-30", "12-25", "12-28"]],
  ])("%d", (year, days) => {
    expect(bankHolidays(year, "scotland").map(({ day }) => day)).toEqual(days.map((day) => `${year}-${day}`));
  });

  it("gives both days of a New Year on a weekend a day of their own", () => {
    expect(bankHolidays(2023, "scotland").slice(0, 2)).toEqual([
      { day: "2023-01-02", name: "2nd January" },
      { day: "2023-01-03", name: "New Year's Day (substitute day)" },
    ]);
  });
});

describe("bankHolidays of Northern Ireland", () => {
  it.each([
    [2024, ["01-01", "03-18", "03-29", "04-01", "05-06", "05-27", "07-12", "08-26", "12-25", "12-26"]],
    [2025, ["01-01", "03-17", "04-18", "04-21", "05-05", "05-26", "07-14", "08-25", "12-25", "12-26"]],
    [2026, ["01-01", "03-17", "04-03", "04-06", "05-04", "05-25", "07-13", "08-31", "12-25", "12-28"]],
  ])("%d", (year, days) => {
    expect(bankHolidays(year, "northern_ireland").map(({ day }) => day)).toEqual(days.map((day) => `${year}-${day}`));
  });
});

describe("isBankHoliday", () => {
  it.each([
    ["2026-04-03", true],
    ["2026-04-04", false],
    ["2026-12-28", true],
    ["2026-12-26", false],
    ["2027-12-25", true],
    ["2028-01-01", false],
    ["2028-01-03", true],
  ])("%s: %s", (day, holiday) => expect(isBankHoliday(day, here)).toBe(holiday));

  it("differs by nation", () => {
    const closed = (day: string) =>
      (["england_and_wales", "scotland", "northern_ireland"] as const).filter((nation) => isBankHoliday(day, nation));
    expect(closed("2027-01-04")).toEqual(["scotland"]);
    expect(closed("2027-03-29")).toEqual(["england_and_wales", "northern_ireland"]);
    expect(closed("2027-07-12")).toEqual(["northern_ireland"]);
    expect(closed("2027-05-03")).toEqual(["england_and_wales", "scotland", "northern_ireland"]);
  });

  it("refuses what is no day", () => expect(() => isBankHoliday("2026-12-32", here)).toThrow(RangeError));
});
