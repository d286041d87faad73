import type { VoucherRefusal } from "@treadclub/contract/views/vouchers";
import { describe, expect, it } from "vitest";
import { verdictTone, voucherVerdict } from "./voucher-verdict.ts";

const of = (refusal: VoucherRefusal | null) => voucherVerdict({ refusal, can: { use: refusal === null } });

describe("voucherVerdict", () => {
  it("is valid only where the server lets it be used", () => {
    expect(of(null)).toBe("valid");
    expect(of("not_here")).toBe("unusable");
    expect(voucherVerdict({ refusal: null, can: { use: false } })).toBe("unusable");
  });
  it("names every other reason", () => {
    const reasons = ["reserved", "used", "expired", "withdrawn", "online"] as const;
    expect(reasons.map(of)).toEqual(reasons);
  });
  it("is green for nothing but a valid one and one that was used here", () => {
    expect([verdictTone("valid"), verdictTone("redeemed")]).toEqual(["good", "good"]);
    for (const verdict of ["used", "expired", "withdrawn", "reserved", "online", "unusable", "foreign"] as const)
      expect(verdictTone(verdict)).not.toBe("good");
  });
});
