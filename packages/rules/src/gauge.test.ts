import { describe, expect, it } from "vitest";
import { oddDepths, readGauge, wholeDepths } from "./gauge.ts";

describe("readGauge", () => {
  it.each([
    ["5.6", 5.6],
    ["5,6", 5.6],
    ["5.60", 5.6],
    ["05.60", 5.6],
    ["+005.60 mm", 5.6],
    ["5.6mm", 5.6],
    [" 5.6 MM ", 5.6],
    ["5", 5],
    ["56", 5.6],
    ["16", 1.6],
    ["08", 0.8],
    ["120", 12],
    ["13", 1.3],
    ["10.0", 10],
    ["0", 0],
    ["0.0", 0],
  ])("%s is %f mm", (text, mm) => expect(readGauge(text)).toBe(mm));

  it.each(["10", "11", "12", "12mm", " 11 mm "])("%s may be tenths or millimetres", (text) =>
    expect(readGauge(text)).toBe("ambiguous"),
  );

  it.each(["-1", "5.6.1", "abc", "5 6", "26.0", "999", "1e3", "5.605.60", "⁵"])("%s is no depth", (text) =>
    expect(readGauge(text)).toBe("wrong"),
  );

  it.each(["", "  ", "mm", "+"])("%j is nothing", (text) => expect(readGauge(text)).toBeNull());
});

describe("oddDepths", () => {
  const wheel = (inner: number | null, middle: number | null, outer: number | null) => ({ inner, middle, outer });
  it.each([
    ["even wear", wheel(5.6, 5.8, 5.4), 6, [], []],
    ["0 and 12 are in range", wheel(0, 1, 2), null, [], []],
    ["12 is in range", wheel(12, 12, 12), null, [], []],
    ["12.1 is not", wheel(12, 12.1, 12), null, ["range"], ["middle"]],
    ["exactly 2 mm apart", wheel(3.6, 5.6, 5.6), null, [], []],
    ["more than 2 mm apart", wheel(3.5, 5.6, 5.6), null, ["neighbour"], ["inner"]],
    ["a middle unlike both edges", wheel(5.6, 2.6, 5.6), null, ["neighbour"], ["middle"]],
    ["a slip while the tyre is not whole", wheel(5.6, 56 / 4, null), null, ["range", "neighbour"], ["inner", "middle"]],
    ["half a millimetre more than last time", wheel(5.5, 5.5, 5.5), 5, [], []],
    ["more than that", wheel(5.6, 5.7, 5.8), 5, ["grown"], ["inner", "middle", "outer"]],
    ["the deepest groove does not count", wheel(5, 6, 6), 5, [], []],
    ["nothing yet", wheel(null, null, null), 5, [], []],
  ] as const)("%s", (_, depths, last, reasons, edges) => expect(oddDepths(depths, last)).toEqual({ reasons, edges }));
});

it("a tyre is whole with three depths, 0 among them", () => {
  expect(wholeDepths({ inner: 0, middle: 1, outer: 2 })).toEqual({ innerMm: 0, middleMm: 1, outerMm: 2 });
  expect(wholeDepths({ inner: 0, middle: null, outer: 2 })).toBeNull();
});
