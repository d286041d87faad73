import { describe, expect, it } from "vitest";
import { isSimilarProduct, productKey, searchProducts } from "./product-name.ts";

describe("the name of a product", () => {
  it("is the same whatever its case, spaces, marks and plural", () => {
    expect(productKey("  Wheel-Alignments ")).toBe(productKey("wheel alignment"));
    expect(productKey("ＭＯＴ")).toBe("mot");
    expect(productKey("Gas")).toBe("gas");
    expect(productKey("!!")).toBe("");
  });

  it.each([
    ["Wheel alignement", "Wheel alignment", true],
    ["Alignment", "Wheel alignment", true],
    ["Brake pads", "Brake pad", true],
    ["MOT", "Mats", false],
    ["Tyres", "Wipers", false],
    ["", "Tyres", false],
    ["🛞", "Tyres", false],
  ])("%j is meant as %j: %s", (one, other, is) => {
    expect(isSimilarProduct(one, other)).toBe(is);
    expect(isSimilarProduct(other, one)).toBe(is);
  });

  it("is found by a part of it, beginnings first, each once", () => {
    const names = ["Wheel alignment", "Tyres", "Alignment check", "TYRE"];
    expect(searchProducts(names, "ALIGN")).toEqual(["Alignment check", "Wheel alignment"]);
    expect(searchProducts(names, "tyres")).toEqual(["TYRE"]);
    expect(searchProducts(names, "")).toHaveLength(3);
    expect(
      searchProducts(
        Array.from({ length: 50 }, (_, n) => `Part ${n}`),
        "part",
      ),
    ).toHaveLength(20);
  });
});
