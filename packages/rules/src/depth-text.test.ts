import { describe, expect, it } from "vitest";
import { readDepth, stepDepth, stepOfKey, writeDepth } from "./depth-text.ts";

describe("readDepth", () => {
  it.each([
    ["4", 4],
    ["45", 4.5],
    ["16", 1.6],
    ["08", 0.8],
    ["80", 8],
    ["120", 12],
    ["4.5", 4.5],
    ["4,5", 4.5],
    ["1.55", 1.55],
    [".9", 0.9],
    ["3.", 3],
    [" 6.2 mm ", 6.2],
    ["12.0", 12],
  ])("reads %j as %d mm", (text, mm) => expect(readDepth(text)).toBeCloseTo(mm, 5));
  it("tells nothing from no depth", () => {
    expect(readDepth("  ")).toBeNull();
    for (const text of ["abc", "-1", "4.5.1", "1234", "25.1", "999", "4e1"]) expect(readDepth(text), text).toBeNaN();
  });
  it("takes two digits as tenths at the limit too", () => expect(readDepth("25")).toBe(2.5));
  it("takes 250 as 25.0", () => expect(readDepth("250")).toBe(25));
});

describe("writeDepth", () => {
  it("keeps one decimal and a second only where there is one", () => {
    expect([4, 1.6, 1.55, 0].map(writeDepth)).toEqual(["4.0", "1.6", "1.55", "0.0"]);
    expect([null, Number.NaN].map(writeDepth)).toEqual(["", ""]);
  });
  it("is read back as the same depth", () => {
    for (let tenths = 0; tenths <= 250; tenths++)
      expect(readDepth(writeDepth(tenths / 10))).toBeCloseTo(tenths / 10, 5);
  });
});

describe("stepDepth", () => {
  it("moves by tenths without drifting", () => {
    let text = "2.9";
    for (let press = 0; press < 3; press++) text = stepDepth(text, 0.1);
    expect(text).toBe("3.2");
    expect(stepDepth("45", -0.1)).toBe("4.4");
  });
  it("stays between 0 and the deepest", () => {
    expect(stepDepth("0.0", -0.1)).toBe("0.0");
    expect(stepDepth("24.9", 1)).toBe("25.0");
  });
  it("starts from a neighbour when nothing is typed", () => {
    expect(stepDepth("", 0.1, [null, 5.2])).toBe("5.2");
    expect(stepDepth("", 0.1, [null, Number.NaN])).toBe("4.0");
  });
});

describe("stepOfKey", () => {
  it("knows arrows and pages, and leaves other keys alone", () => {
    expect(stepOfKey("ArrowUp", false)).toBe(0.1);
    expect(stepOfKey("ArrowDown", true)).toBe(-1);
    expect(stepOfKey("PageDown", false)).toBe(-1);
    expect(stepOfKey("Tab", false)).toBeNull();
    expect(stepOfKey("5", false)).toBeNull();
  });
});
