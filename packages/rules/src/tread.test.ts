import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ADVISED_MM,
  headlineResult,
  isSureResult,
  LEGAL_MM,
  minimumMm,
  NEW_TYRE_MM,
  suggestResult,
  treadLeftPercent,
  treadResults,
} from "./tread.ts";
import type { TreadDepths } from "./tread.ts";

const depths = (innerMm: number, middleMm: number, outerMm: number): TreadDepths => ({ innerMm, middleMm, outerMm });

it("names the limits", () => expect([LEGAL_MM, ADVISED_MM, NEW_TYRE_MM]).toEqual([1.6, 3, 8]));

describe("suggestResult", () => {
  it.each([
    [8, 8, 8, ["passed"]],
    [3, 3, 3, ["passed"]],
    [2.9, 3, 3, ["recommended_change"]],
    [2.999, 3, 3, ["recommended_change"]],
    [1.6, 1.6, 1.6, ["recommended_change"]],
    [1.59, 1.6, 1.6, ["change_tyre"]],
    [1.6, 1.5, 1.6, ["change_tyre"]],
    [1.6, 1.6, 1.5, ["change_tyre"]],
    [0, 0, 0, ["change_tyre"]],
    [4.5, 5, 6, ["wheel_alignment"]],
    [6, 5, 4.5, ["wheel_alignment"]],
    [4.6, 5, 6, ["passed"]],
    [4.1, 5, 4.2, ["passed"]],
    [4, 5, 4, ["pressure_check"]],
    [4.1, 5.1, 4.1, ["pressure_check"]],
    [5, 4, 5, ["pressure_check"]],
    [5, 4.1, 5, ["passed"]],
    [4, 5, 4.5, ["passed"]],
    [5, 4, 4.9, ["passed"]],
    [3.5, 6, 5, ["wheel_alignment", "pressure_check"]],
    [1.5, 3, 3, ["change_tyre", "wheel_alignment"]],
    [1.2, 3.7, 2.7, ["change_tyre", "wheel_alignment", "pressure_check"]],
    [2, 4, 3.5, ["recommended_change", "wheel_alignment"]],
  ] as const)("%d / %d / %d mm: %j", (inner, middle, outer, results) => {
    expect(suggestResult(depths(inner, middle, outer))).toEqual(results);
    expect(suggestResult(depths(inner, middle, outer), "van")).toEqual(results);
  });

  it.each([
    [3.3, 1.8],
    [4.4, 2.9],
    [1.9 + 1.5, 1.9],
    [0.1 + 0.2 + 3, 1.8],
    [7.9, 6.4],
  ])("edges %d and %d differ by 1.5 whatever the float says", (a, b) => {
    expect(suggestResult(depths(a, Math.max(a, b), b))).toContain("wheel_alignment");
  });

  it.each([[0.1 * 16], [0.8 + 0.8], [4.8 / 3]])("%d is legal", (mm) => {
    expect(suggestResult(depths(mm, mm, mm))).toEqual(["recommended_change"]);
  });

  it("gives other vehicles no depth verdict, but says what the pattern shows", () => {
    expect(suggestResult(depths(1, 1, 1), "other")).toEqual([]);
    expect(suggestResult(depths(8, 8, 8), "other")).toEqual([]);
    expect(suggestResult(depths(1, 2, 3), "other")).toEqual(["wheel_alignment"]);
  });

  it.each([[Number.NaN], [-0.1], [Number.POSITIVE_INFINITY]])("refuses %d", (mm) => {
    expect(() => suggestResult(depths(5, mm, 5))).toThrow(RangeError);
  });
});

describe("whatever the depths, to a hundredth of a millimetre", () => {
  const depth = fc.integer({ min: 0, max: 1_200 }).map((hundredths) => hundredths / 100);
  const always = (holds: (inner: number, middle: number, outer: number, results: readonly string[]) => void): void =>
    fc.assert(
      fc.property(depth, depth, depth, (inner, middle, outer) =>
        holds(inner, middle, outer, suggestResult(depths(inner, middle, outer))),
      ),
      { numRuns: 2_000 },
    );

  it("there is a result, and passed stands alone", () => {
    always((_inner, _middle, _outer, results) => {
      expect(results.length).toBeGreaterThan(0);
      expect(results.includes("passed")).toBe(results.length === 1 && results[0] === "passed");
    });
  });

  it("the least depth decides between the law, the advice and neither", () => {
    always((inner, middle, outer, results) => {
      const least = Math.min(inner, middle, outer);
      expect(results.includes("change_tyre")).toBe(least < 1.6);
      expect(results.includes("recommended_change")).toBe(least >= 1.6 && least < 3);
    });
  });

  it("it does not matter which edge is which", () => {
    always((inner, middle, outer, results) => {
      expect(suggestResult(depths(outer, middle, inner))).toEqual(results);
    });
  });
});

describe("headlineResult", () => {
  it.each([
    [["recommended_change", "wheel_alignment"], "wheel_alignment"],
    [["wheel_alignment", "change_tyre"], "change_tyre"],
    [["recommended_change", "pressure_check"], "pressure_check"],
    [["pressure_check", "wheel_alignment"], "wheel_alignment"],
    [["recommended_change"], "recommended_change"],
    [["passed"], "passed"],
    [[], null],
  ] as const)("%j: %j", (results, headline) => expect(headlineResult(results)).toBe(headline));

  it("ranks every result", () => {
    for (const result of treadResults) expect(headlineResult([result])).toBe(result);
  });
});

describe("treadLeftPercent", () => {
  it.each([
    [8, 100],
    [9.5, 100],
    [4.8, 50],
    [3, 22],
    [1.6, 0],
    [1.5, 0],
    [0, 0],
  ])("%d mm: %d percent", (mm, percent) => expect(treadLeftPercent(mm)).toBe(percent));
});

it.each([
  [depths(3, 2, 4), 2],
  [depths(1.6, 1.6, 1.6), 1.6],
  [depths(5, 4, 3.9), 3.9],
])("the minimum of %j is %d", (measured, mm) => expect(minimumMm(measured)).toBe(mm));

describe("isSureResult", () => {
  it.each([
    [5, 5, 5, 0.5, true],
    [3.5, 3.5, 3.5, 0.5, true],
    [3.4, 3.4, 3.4, 0.5, false],
    [2.4, 2.4, 2.4, 0.5, true],
    [2.5, 2.5, 2.5, 0.5, false],
    [2, 2, 2, 0.5, false],
    [1, 1, 1, 0.5, true],
    [1.2, 1.2, 1.2, 0.5, false],
    [5, 6, 5, 0.5, false],
    [5, 5.5, 5, 0.4, true],
    [5, 5, 6.2, 0.3, false],
    [5, 5, 5, 0, true],
    [0, 0, 0, 0.5, true],
  ])("%d, %d, %d within %d mm: %s", (inner, middle, outer, off, sure) =>
    expect(isSureResult(depths(inner, middle, outer), off)).toBe(sure),
  );
});
