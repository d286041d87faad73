import { isSurelyLegal } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { byEdge, depthOf, globalMm, minimumMm, regionsOf, verdictOf, wearPatternOf, type Read } from "./verdict.ts";

const read = (given: Partial<Read> = {}): Read => ({
  positionCode: "fr",
  innerMm: 5,
  middleMm: 5.2,
  outerMm: 4.8,
  globalMm: null,
  remoteRegions: null,
  uncertaintyMm: 0.5,
  ...given,
});
const depths = (innerMm: number | null, middleMm: number | null, outerMm: number | null) =>
  read({ innerMm, middleMm, outerMm });
const nothing = depths(null, null, null);

it.each([
  [0, 0, 0],
  [1.6, 0.063, 2],
  [2.381, 0.094, 3],
  [3, 0.118, 4],
  [5.95, 0.234, 7],
  [6.35, 0.25, 8],
  [7.9375, 0.313, 10],
  [8, 0.315, 10],
])("%s mm is %s inch and %s/32 inch", (mm, inch, thirtySeconds) => {
  expect(depthOf(mm)).toEqual({ available: true, value_mm: mm, value_inch: inch, value_inch_32nds: thirtySeconds });
});

it("a depth that is not there has no figure in any unit", () => {
  expect(depthOf(null)).toEqual({ available: false, value_mm: null, value_inch: null, value_inch_32nds: null });
});

describe("regions", () => {
  it.each([
    ["fl", ["outer", "middle", "inner"], [4.8, 5.2, 5]],
    ["rl", ["outer", "middle", "inner"], [4.8, 5.2, 5]],
    ["fr", ["inner", "middle", "outer"], [5, 5.2, 4.8]],
    ["rr", ["inner", "middle", "outer"], [5, 5.2, 4.8]],
    [null, ["inner", "middle", "outer"], [5, 5.2, 4.8]],
  ] as const)("of %s run from left to right as seen from behind", (positionCode, places, values) => {
    const regions = regionsOf(read({ positionCode }));
    expect(regions.map(({ place }) => place)).toEqual(places);
    expect(regions.map(({ value_mm }) => value_mm)).toEqual(values);
  });

  it("of a remote service stay in its order, with the places of three", () => {
    const remote = read({ ...nothing, positionCode: "fl", remoteRegions: [4.1, null, 4.4] });
    expect(regionsOf(remote).map(({ place, value_mm, available }) => [place, value_mm, available])).toEqual([
      ["outer", 4.1, true],
      ["middle", null, false],
      ["inner", 4.4, true],
    ]);
    expect(byEdge(remote)).toMatchObject({ innerMm: 4.4, middleMm: null, outerMm: 4.1 });
    const four = regionsOf(read({ ...nothing, remoteRegions: [4, 4, 5, 5] }));
    expect(four.map(({ place }) => place)).toEqual([null, null, null, null]);
  });

  it("are none when nothing was read by region", () => {
    expect(regionsOf(nothing)).toEqual([]);
    expect(regionsOf(read({ ...nothing, remoteRegions: [] }))).toEqual([]);
  });

  it("that are missing are told as not available", () => {
    expect(regionsOf(depths(4, null, 3)).map(({ available }) => available)).toEqual([true, false, true]);
  });
});

describe("the figures of the whole tyre", () => {
  it.each([
    [depths(5, 5.2, 4.8), 5, 4.8],
    [depths(4.4, 4.4, 4.5), 4.4, 4.4],
    [depths(4, null, 3), 3.5, 3],
    [depths(null, null, 2.2), 2.2, 2.2],
    [nothing, null, null],
    [{ ...nothing, globalMm: 5.5 }, 5.5, 5.5],
    [{ ...nothing, remoteRegions: [4.1, null, 4.4], globalMm: 4.6 }, 4.6, 4.1],
    [{ ...nothing, remoteRegions: [null, null], globalMm: 4.6 }, 4.6, 4.6],
    [{ ...nothing, remoteRegions: [], globalMm: null }, null, null],
  ])("case %#: the mean or what the remote service says, and the least that is there", (given, mean, least) => {
    expect([globalMm(given), minimumMm(given)]).toEqual([mean, least]);
  });
});

describe("the verdict", () => {
  it.each([
    [0, 0.5, "illegal"],
    [1.09, 0.5, "illegal"],
    [1.099, 0.5, "illegal"],
    [1.1, 0.5, "uncertain"],
    [1.6, 0.5, "uncertain"],
    [2.0, 0.5, "uncertain"],
    [2.099, 0.5, "uncertain"],
    [2.1, 0.5, "replace_soon"],
    [2.999, 0.5, "replace_soon"],
    [3, 0.5, "legal"],
    [8, 0.5, "legal"],
    [3.2, 1.7, "uncertain"],
    [8, 6.5, "uncertain"],
    [1.6, 0, "replace_soon"],
    [1.59, 0, "illegal"],
    [2, null, "uncertain"],
    [null, 0.5, null],
  ] as const)("on %s mm ± %s mm is %s", (minimum, off, verdict) => {
    expect(verdictOf(minimum, off)).toBe(verdict);
  });

  it("is never legal while the interval holds a depth below 1.6 mm", () => {
    for (let um = 0; um <= 9000; um += 37)
      for (const off of [0, 0.1, 0.5, 1.3, 3]) {
        const mm = um / 1000;
        const isSafe = Math.round((mm - off) * 1000) >= 1600;
        expect(isSurelyLegal(mm, off)).toBe(isSafe);
        if (!isSafe) expect(["illegal", "uncertain"]).toContain(verdictOf(mm, off));
      }
  });
});

it.each([
  [depths(5, 5, 5), "even"],
  [depths(5, 5.9, 5), "even"],
  [depths(5, 6, 5), "edges"],
  [depths(6, 5, 6), "centre"],
  [depths(6, 5.1, 6), "even"],
  [depths(5, 5, 6.5), "one_edge"],
  [depths(6.5, 5.5, 5), "one_edge"],
  [depths(5, 8, 6.5), "one_edge"],
  [depths(1, 1, 1), "even"],
  [depths(5, null, 5), null],
  [nothing, null],
])("wear pattern, case %#", (given, pattern) => {
  expect(wearPatternOf(given)).toBe(pattern);
});
