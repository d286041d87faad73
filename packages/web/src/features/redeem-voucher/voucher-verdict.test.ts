import { describe, expect, it } from "vitest";
import { verdictTone, voucherVerdict } from "./voucher-verdict.ts";

const of = (state: "issued" | "reserved" | "used" | "expired" | "withdrawn", use: boolean) =>
  voucherVerdict({ state, can: { use } });

describe("voucherVerdict", () => {
  it("is valid only where the server lets it be used", () => {
    expect(of("issued", true)).toBe("valid");
    expect(of("reserved", true)).toBe("valid");
    expect(of("issued", false)).toBe("unusable");
  });
  it("tells one that is reserved for another fitter from one that is over", () => {
    expect(of("reserved", false)).toBe("reserved");
    expect([of("used", false), of("expired", false), of("withdrawn", false)]).toEqual(["used", "expired", "withdrawn"]);
  });
  it("is green for nothing but a valid one and one that was used here", () => {
    expect([verdictTone("valid"), verdictTone("redeemed")]).toEqual(["good", "good"]);
    for (const verdict of ["used", "expired", "withdrawn", "reserved", "unusable", "foreign"] as const)
      expect(verdictTone(verdict)).not.toBe("good");
  });
});
