import { describe, expect, it } from "vitest";
import {
  axleOf,
  isShortTyrePosition,
  isTyrePosition,
  longPosition,
  shortPosition,
  shortTyrePositions,
  sideOf,
  tyrePositions,
} from "./vehicle-position.ts";

describe("positions", () => {
  it.each([
    ["front_left", "fl", "nearside", "front"],
    ["front_right", "fr", "offside", "front"],
    ["rear_left", "rl", "nearside", "rear"],
    ["rear_right", "rr", "offside", "rear"],
  ] as const)("%s is %s, %s %s", (position, short, side, axle) => {
    expect(shortPosition(position)).toBe(short);
    expect(longPosition(short)).toBe(position);
    expect(sideOf(position)).toBe(side);
    expect(axleOf(position)).toBe(axle);
  });

  it("lists both spellings in the same order", () => {
    expect(tyrePositions.map(shortPosition)).toEqual(shortTyrePositions);
  });

  it("knows its own words and nothing inherited", () => {
    expect(isTyrePosition("rear_left")).toBe(true);
    expect(isTyrePosition("rl")).toBe(false);
    expect(isTyrePosition("toString")).toBe(false);
    expect(isShortTyrePosition("rl")).toBe(true);
    expect(isShortTyrePosition("rear_left")).toBe(false);
  });
});
