import { describe, expect, it } from "vitest";
import { noConditions, tyreProduct } from "./discount.ts";
import { quoteTotal, vatIncludedPence } from "./quote-total.ts";
import type { QuoteLine, QuoteVoucher } from "./quote-total.ts";

describe("vatIncludedPence", () => {
  it.each([
    [12000, 20, 2000],
    [0, 20, 0],
    [1, 20, 0],
    [3, 20, 1],
    [9, 20, 2],
    [8999, 20, 1500],
    [12000, 0, 0],
    [11750, 17.5, 1750],
    [10500, 5, 500],
  ])("%d pence at %d percent holds %d", (gross, rate, vat) => expect(vatIncludedPence(gross, rate)).toBe(vat));

  it("takes 20 % unless told", () => expect(vatIncludedPence(600)).toBe(100));
});

const tyres: QuoteLine = { product: tyreProduct, brand: "Michelin", quantity: 4, unitPence: 9000, vat: "standard" };
const mot: QuoteLine = { product: "MOT", brand: null, quantity: 1, unitPence: 4000, vat: "outside_scope" };
const member = (pence: number): QuoteVoucher => ({ amountPence: pence, conditions: noConditions, by: "member" });
const platform = (pence: number): QuoteVoucher => ({ amountPence: pence, conditions: noConditions, by: "platform" });

describe("quoteTotal", () => {
  it.each([
    ["nothing at all", [], [], 20, [0, 0, 0, 0]],
    ["a voucher on nothing", [], [member(500)], 20, [0, 0, 0, 0]],
    ["tyres", [tyres], [], 20, [36000, 0, 36000, 6000]],
    ["no quantity", [{ ...tyres, quantity: 0 }], [platform(500)], 20, [0, 0, 0, 0]],
    ["a member not registered for VAT", [tyres], [], 0, [36000, 0, 36000, 0]],
    ["MOT fee outside the scope", [tyres, mot], [], 20, [40000, 0, 40000, 6000]],
    ["MOT fee alone", [mot], [member(500)], 20, [4000, 500, 3500, 0]],
    ["member voucher lowers the VAT", [tyres], [member(600)], 20, [36000, 600, 35400, 5900]],
    ["platform voucher leaves the VAT", [tyres], [platform(600)], 20, [36000, 600, 35400, 6000]],
    ["both", [tyres], [platform(500), member(600)], 20, [36000, 1100, 34900, 5900]],
    ["member voucher in proportion", [tyres, mot], [member(4000)], 20, [40000, 4000, 36000, 5400]],
    ["member vouchers above the total", [tyres], [member(30000), member(30000)], 20, [36000, 36000, 0, 0]],
    ["platform voucher above the total", [tyres], [platform(50000)], 20, [36000, 36000, 0, 6000]],
    ["platform takes what the member's left", [tyres], [member(35000), platform(5000)], 20, [36000, 36000, 0, 167]],
  ] as const)("%s", (_name, lines, vouchers, vatRatePercent, [linesPence, discountPence, totalPence, vatPence]) => {
    expect(quoteTotal({ lines, vouchers, vatRatePercent })).toMatchObject({
      linesPence,
      discountPence,
      totalPence,
      vatPence,
    });
  });

  it.each([
    ["the MOT fee leaves the VAT", ["MOT"], 6000],
    ["tyres lowers it", [tyreProduct], 5900],
  ])("a member's voucher for %s", (_name, products, vatPence) => {
    const voucher = { ...member(600), conditions: { ...noConditions, products } };
    expect(quoteTotal({ lines: [tyres, mot], vouchers: [voucher], vatRatePercent: 20 }).vatPence).toBe(vatPence);
  });

  it.each([
    [{ ...tyres, quantity: 1.5 }],
    [{ ...tyres, quantity: -1 }],
    [{ ...tyres, unitPence: -1 }],
    [{ ...tyres, unitPence: 0.1 }],
    [{ ...tyres, unitPence: Number.NaN }],
  ])("refuses %j", (line) => {
    expect(() => quoteTotal({ lines: [line], vouchers: [], vatRatePercent: 20 })).toThrow(RangeError);
  });

  it("refuses a negative voucher", () => {
    expect(() => quoteTotal({ lines: [tyres], vouchers: [member(-1)], vatRatePercent: 20 })).toThrow(RangeError);
  });
});
