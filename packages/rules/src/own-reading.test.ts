import { describe, expect, it } from "vitest";
import { COIN_UNCERTAINTY_MM, depthByBand, depthVerdict, GAUGE_UNCERTAINTY_MM, isSurelyLegal } from "./own-reading.ts";

describe("a gauge", () => {
  it.each([
    [0, "illegal"],
    [1.09, "illegal"],
    [1.1, "uncertain"],
    [1.6, "uncertain"],
    [2.09, "uncertain"],
    [2.1, "replace_soon"],
    [2.99, "replace_soon"],
    [3, "legal"],
    [12, "legal"],
  ] as const)("of %d mm says %s", (mm, verdict) => {
    expect(depthVerdict(mm, GAUGE_UNCERTAINTY_MM)).toBe(verdict);
    expect(isSurelyLegal(mm, GAUGE_UNCERTAINTY_MM)).toBe(verdict === "legal" || verdict === "replace_soon");
  });
});

describe("a 20p coin", () => {
  it("never makes a tyre legal or illegal", () => {
    for (const isHidden of [true, false])
      expect(depthVerdict(depthByBand(isHidden), COIN_UNCERTAINTY_MM)).toBe("uncertain");
  });
});
