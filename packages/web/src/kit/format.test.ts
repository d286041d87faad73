import { describe, expect, it } from "vitest";
import { formatMm } from "./format.ts";

describe("formatMm", () => {
  it.each([
    [1.4, "1.4"], [1.55, "1.55"], [1.54, "1.5"], [1.59, "1.59"], [1.599, "1.59"], [1.6, "1.6"], [2.96, "2.96"], [3, "3.0"], [7.98, "8.0"], [0, "0.0"],
  ])("%s is %s", (mm, wanted) => expect(formatMm(mm, "en")).toBe(wanted));
});
