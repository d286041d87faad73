import { describe, expect, it } from "vitest";
import { loadKg } from "./tyre-load.ts";

describe("loadKg", () => {
  it.each([
    [0, 45],
    [1, 46.2],
    [53, 206],
    [62, 265],
    [75, 387],
    [80, 450],
    [83, 487],
    [91, 615],
    [100, 800],
    [121, 1450],
    [135, 2180],
    [150, 3350],
    [165, 5150],
    [168, 5600],
    [279, 136000],
  ])("%d carries %d kg", (index, kg) => expect(loadKg(index)).toBe(kg));

  it.each([[-1], [280], [91.5], [Number.NaN]])("%d carries nothing known", (index) => {
    expect(loadKg(index)).toBeNull();
  });

  it("rises with every step", () => {
    for (let index = 1; index < 280; index += 1) {
      expect(loadKg(index) ?? 0).toBeGreaterThan(loadKg(index - 1) ?? Number.POSITIVE_INFINITY);
    }
  });
});
