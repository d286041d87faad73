import { describe, expect, it } from "vitest";
import { formatPence } from "./money.ts";

describe("formatPence", () => {
  it.each([
    [0, "en", "£0.00"],
    [5, "en", "£0.05"],
    [123450, "en", "£1,234.50"],
    [-500, "en", "-£5.00"],
    [123450, "cn", "£1,234.50"],
    [123450, "uk", "1 234,50 £"],
    [123450, "zh-CN", "£1,234.50"],
  ])("%d in %s is %s", (pence, locale, text) => {
    expect(formatPence(pence, locale).replace(/\p{Zs}/gu, " ")).toBe(text);
  });
});
