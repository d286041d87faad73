import { array, assert, boolean, integer, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { annualMileage, milesOf, soundReadings } from "./mileage-history.ts";
import { addDays } from "./time.ts";

const reading = (onDay: string, miles: number) => ({ onDay, miles });
const yearly = (...miles: number[]) => miles.map((one, year) => reading(`${2018 + year}-05-10`, one));
const milesIn = (readings: readonly { miles: number }[]) => readings.map(({ miles }) => miles);

describe("soundReadings", () => {
  it.each([
    ["keeps what only grows", [10_000, 18_000, 25_000], [10_000, 18_000, 25_000]],
    ["leaves out a digit too many", [10_000, 180_000, 25_000, 33_000], [10_000, 25_000, 33_000]],
    ["leaves out a digit too few", [10_000, 1_800, 25_000, 33_000], [10_000, 25_000, 33_000]],
    ["leaves out what was turned back", [60_000, 72_000, 85_000, 40_000], [60_000, 72_000, 85_000]],
    ["follows a new odometer as soon as it has as many", [60_000, 72_000, 1_000, 9_000], [1_000, 9_000]],
    ["keeps a car that stands still", [10_000, 10_000, 10_000], [10_000, 10_000, 10_000]],
    ["has nothing of nothing", [], []],
  ])("%s", (_, given, expected) => expect(milesIn(soundReadings(yearly(...given)))).toEqual(expected));

  it("sorts, and takes a test and its retest", () => {
    const tests = [reading("2020-05-10", 20_003), reading("2019-05-10", 10_000), reading("2020-05-10", 20_000)];
    expect(milesIn(soundReadings(tests))).toEqual([10_000, 20_000, 20_003]);
  });
});

describe("annualMileage", () => {
  it.each([
    ["two tests a year apart", yearly(10_000, 17_400), 7_400],
    ["the last three years, not the first", yearly(10_000, 40_000, 45_000, 50_000, 55_000), 5_000],
    ["without the wrong one", yearly(10_000, 180_000, 26_000), 8_000],
    ["one test", yearly(10_000), null],
    ["a retest only", [reading("2020-05-10", 10_000), reading("2020-05-24", 10_050)], null],
    ["tests far apart", [reading("2010-05-10", 10_000), reading("2020-05-10", 60_000)], 5_000],
    ["a car that stands still", yearly(10_000, 10_000), 0],
  ])("%s", (_, readings, expected) => expect(annualMileage(readings)).toBe(expected));
});

describe("milesOf", () => {
  it("turns kilometres into miles", () => {
    expect(milesOf(100_000, "km")).toBe(62_137);
    expect(milesOf(62_137, "mi")).toBe(62_137);
  });
});

describe("whatever the readings", () => {
  const day = integer({ min: 0, max: 6_000 }).map((days) => addDays("2010-01-01", days));
  const anything = array(tuple(day, integer({ min: 0, max: 400_000 })), { maxLength: 12 }).map((list) =>
    list.map(([onDay, miles]) => reading(onDay, miles)),
  );

  it("keeps rows that never fall, and is content with its own answer", () =>
    assert(
      property(anything, (readings) => {
        const sound = soundReadings(readings);
        expect(milesIn(sound)).toEqual(milesIn(sound).toSorted((a, b) => a - b));
        expect(soundReadings(sound)).toEqual(sound);
        expect(annualMileage(readings)).toBe(annualMileage(readings.toReversed()));
        expect(annualMileage(readings) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    ));

  it("finds the truth for a car driven evenly, with one impossible reading among six", () =>
    assert(
      property(
        integer({ min: 1_000, max: 40_000 }),
        integer({ min: 1, max: 3 }),
        boolean(),
        integer({ min: 0, max: 4_999 }),
        (perYear, wrong, isTooLow, amount) => {
          const readings = [0, 1, 2, 3, 4, 5].map((year) =>
            reading(addDays("2015-01-01", Math.round(year * 365.25)), 5_000 + year * perYear),
          );
          const miles = isTooLow ? amount : 5_001 + 5 * perYear + amount * 100;
          const odd = readings.map((one, place) => (place === wrong ? { ...one, miles } : one));
          expect(Math.abs((annualMileage(odd) ?? 0) - perYear)).toBeLessThanOrEqual(150);
        },
      ),
    ));
});
