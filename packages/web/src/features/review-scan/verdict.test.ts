import { describe, expect, it } from "vitest";
import { contradiction, sameResults, suggested, switched, wholeDepths, type DepthTexts } from "./verdict.ts";

const typed = (inner: string, middle: string, outer: string): DepthTexts => ({ inner, middle, outer });

describe("wholeDepths", () => {
  it("waits for the third depth", () => {
    expect(wholeDepths(typed("45", "4.2", ""))).toBeNull();
    expect(wholeDepths(typed("45", "4.2", "x"))).toBeNull();
    expect(wholeDepths(typed("45", "4.2", "4"))).toEqual({ innerMm: 4.5, middleMm: 4.2, outerMm: 4 });
  });
});

describe("suggested", () => {
  it("follows the depths as they are typed", () => {
    expect(suggested(typed("60", "60", ""))).toEqual([]);
    expect(suggested(typed("60", "60", "60"))).toEqual(["passed"]);
    expect(suggested(typed("28", "28", "28"))).toEqual(["recommended_change"]);
    expect(suggested(typed("15", "40", "40"))).toContain("change_tyre");
  });
});

describe("switched", () => {
  it("lets passed stand alone", () => {
    expect(switched(["change_tyre", "wheel_alignment"], "passed")).toEqual(["passed"]);
    expect(switched(["passed"], "pressure_check")).toEqual(["pressure_check"]);
  });
  it("keeps one depth outcome and any number of patterns", () => {
    expect(switched(["change_tyre", "wheel_alignment"], "recommended_change")).toEqual([
      "wheel_alignment",
      "recommended_change",
    ]);
    expect(switched(["recommended_change"], "pressure_check")).toEqual(["recommended_change", "pressure_check"]);
  });
  it("switches off again", () => expect(switched(["change_tyre"], "change_tyre")).toEqual([]));
});

describe("contradiction", () => {
  it("warns before a tyre below the legal minimum goes without a change", () => {
    expect(contradiction(typed("15", "40", "40"), ["passed"])).toBe("below_legal");
    expect(contradiction(typed("15", "40", "40"), ["wheel_alignment"])).toBe("below_legal");
    expect(contradiction(typed("15", "40", "40"), ["change_tyre", "wheel_alignment"])).toBeNull();
  });
  it("takes 1.6 mm as legal", () => expect(contradiction(typed("16", "16", "16"), ["recommended_change"])).toBeNull());
  it("warns of a pass below 3 mm and of a change of a deep tyre", () => {
    expect(contradiction(typed("29", "40", "40"), ["passed"])).toBe("below_advised");
    expect(contradiction(typed("60", "60", "60"), ["change_tyre"])).toBe("deep_enough");
    expect(contradiction(typed("60", "60", "60"), ["passed"])).toBeNull();
  });
});

it("compares results without their order", () => {
  expect(sameResults(["change_tyre", "pressure_check"], ["pressure_check", "change_tyre"])).toBe(true);
  expect(sameResults(["change_tyre"], ["change_tyre", "pressure_check"])).toBe(false);
});
