import { describe, expect, it } from "vitest";
import { compareSpeed, speedKph, speedMph } from "./tyre-speed.ts";

describe("speedKph and speedMph", () => {
  it.each([
    ["A1", 5, 3],
    ["A8", 40, 25],
    ["B", 50, 31],
    ["Q", 160, 99],
    ["U", 200, 124],
    ["H", 210, 130],
    ["h", 210, 130],
    ["V", 240, 149],
    ["W", 270, 168],
    ["Y", 300, 186],
  ])("%s: %d km/h, %d mph", (symbol, kph, mph) => {
    expect(speedKph(symbol)).toBe(kph);
    expect(speedMph(symbol)).toBe(mph);
  });

  it.each(["I", "O", "X", "Z", "A", "A9", "", "VV"])("%j does not exist", (symbol) => {
    expect(speedKph(symbol)).toBeNull();
    expect(speedMph(symbol)).toBeNull();
  });
});

describe("compareSpeed", () => {
  it.each([
    ["U", "H", -1],
    ["H", "V", -1],
    ["T", "S", 1],
    ["Y", "W", 1],
    ["A8", "B", -1],
    ["V", "v", 0],
    ["X", "A1", -1],
    ["X", "O", 0],
  ])("%s against %s: %d", (a, b, sign) => expect(Math.sign(compareSpeed(a, b))).toBe(sign));
});
