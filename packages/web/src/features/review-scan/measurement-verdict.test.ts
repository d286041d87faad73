import { describe, expect, it } from "vitest";
import { depthsByEdge, previewOf } from "./measurement-verdict.ts";
import { readBefore } from "./read-before.ts";

const even = (mm: number) => ({ innerMm: mm, middleMm: mm, outerMm: mm });
const unread = { depths: null, uncertainty_mm: null };

describe("the result that goes out", () => {
  it.each([
    [1.0, "illegal"],
    [1.09, "illegal"],
    [1.1, "uncertain"],
    [1.6, "uncertain"],
    [2.09, "uncertain"],
    [2.1, "replace_soon"],
    [2.99, "replace_soon"],
    [3.0, "legal"],
    [8.0, "legal"],
  ])("of %d mm is %s", (mm, verdict) => expect(previewOf(even(mm), unread).verdict).toBe(verdict));

  it("keeps the interval of a reading that is handed on unchanged", () => {
    const coin = { depths: { inner_mm: 2.6, middle_mm: 2.6, outer_mm: 2.6 }, uncertainty_mm: 1.3 };
    expect(previewOf(even(2.6), coin)).toMatchObject({ uncertaintyMm: 1.3, verdict: "uncertain" });
    expect(previewOf({ ...even(2.6), outerMm: 2.7 }, coin)).toMatchObject({
      uncertaintyMm: 0.5,
      verdict: "replace_soon",
    });
  });

  it("names the wear", () => {
    const wear = (innerMm: number, middleMm: number, outerMm: number) =>
      previewOf({ innerMm, middleMm, outerMm }, unread).wear;
    expect(wear(5, 5.2, 5)).toBe("even");
    expect(wear(3, 4, 5)).toBe("one_edge");
    expect(wear(4, 6, 4)).toBe("edges");
    expect(wear(6, 4, 6)).toBe("centre");
  });
});

it("puts the regions of either side to their edges", () => {
  const region = (place: "inner" | "middle" | "outer" | null, value_mm: number | null) => ({
    place,
    value_mm,
    available: value_mm !== null,
    value_inch: null,
    value_inch_32nds: null,
  });
  const left = [region("outer", 5), region("middle", 6), region("inner", 4)];
  expect(depthsByEdge(left)).toEqual({ innerMm: 4, middleMm: 6, outerMm: 5 });
  expect(depthsByEdge([])).toBeNull();
  expect(depthsByEdge([region("outer", 5), region("middle", null), region("inner", 4)])).toBeNull();
  expect(depthsByEdge([region(null, 5), region(null, 6)])).toBeNull();
});

describe("where depths come from that were read before", () => {
  const depths = {};
  it("is nothing where there are none", () => expect(readBefore(null, "gauge", "coin")).toBeNull());
  it("tells a coin from a gauge where it is known, else says it is one of both", () => {
    expect(readBefore(depths, "gauge", "coin")).toBe("coin");
    expect(readBefore(depths, "gauge", "gauge")).toBe("gauge");
    expect(readBefore(depths, "gauge")).toBe("own");
  });
  it("names a service, and says nothing of what it does not know", () => {
    expect(readBefore(depths, "remote")).toBe("remote");
    expect(readBefore(depths, "review")).toBe("before");
    expect(readBefore(depths, null)).toBe("before");
  });
});
