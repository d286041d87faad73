import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bestDiscounts,
  discountChannels,
  discountOn,
  noConditions,
  tyreProduct,
  vouchersPerPrice,
  type BasketLine,
  type DiscountConditions,
  type OfferedVoucher,
} from "./discount.ts";

const tyres: BasketLine = { product: tyreProduct, brand: "Michelin", quantity: 2, unitPence: 8_995 };
const puncture: BasketLine = { product: "Puncture repair", brand: null, quantity: 1, unitPence: 2_500 };
const basket = [tyres, puncture];
const voucher = (amountPence: number, conditions: Partial<DiscountConditions> = {}): OfferedVoucher => ({
  amountPence,
  conditions: { ...noConditions, ...conditions },
});

describe("one voucher", () => {
  test.each([
    ["an amount", voucher(1_000), 1_000, null],
    ["an amount above what it is for", voucher(5_000, { products: ["puncture repair"] }), 2_500, null],
    ["a tenth", voucher(10_000, { percent: 10 }), 2_049, null],
    ["half of a penny is rounded up", voucher(10_000, { percent: 5, brands: ["MICHELIN"] }), 900, null],
    ["a tenth, at most £10", voucher(1_000, { percent: 10 }), 1_000, null],
    ["everything", voucher(99_999, { percent: 100 }), 20_490, null],
    ["just enough spent", voucher(1_000, { min_spend_pence: 20_490 }), 1_000, null],
    ["a penny too little", voucher(1_000, { min_spend_pence: 20_491 }), 0, "min_spend"],
    [
      "too little of what it is for",
      voucher(1_000, { products: ["Puncture repair"], min_spend_pence: 2_501 }),
      0,
      "min_spend",
    ],
    ["another brand", voucher(1_000, { brands: ["Pirelli"] }), 0, "other_products"],
    ["another product", voucher(1_000, { products: ["MOT"] }), 0, "other_products"],
    ["only at the counter", voucher(1_000, { channels: ["in_store"] }), 0, "channel"],
  ] as const)("%s", (_name, offered, pence, reason) => {
    expect(discountOn(offered, basket, "online")).toEqual({ pence, reason });
  });
});

describe("several vouchers", () => {
  test("four of five count, the best ones", () => {
    const applied = bestDiscounts(
      [100, 200, 300, 400, 500].map((pence) => voucher(pence)),
      basket,
      "online",
    );
    expect(applied.map((one) => one.pence)).toEqual([0, 200, 300, 400, 500]);
    expect(applied[0]?.reason).toBe("too_many");
  });
  test("one that stands alone counts when it is worth more", () => {
    const alone = voucher(2_000, { stackable: false });
    expect(bestDiscounts([voucher(1_000), alone, voucher(900)], basket, "online")).toEqual([
      { pence: 0, reason: "alone" },
      { pence: 2_000, reason: null },
      { pence: 0, reason: "alone" },
    ]);
    expect(bestDiscounts([voucher(1_000), alone, voucher(1_000)], basket, "online")).toEqual([
      { pence: 1_000, reason: null },
      { pence: 0, reason: "alone" },
      { pence: 1_000, reason: null },
    ]);
  });
  test("none is spent on a price that is nothing already", () => {
    expect(bestDiscounts([voucher(20_490), voucher(500)], basket, "online")).toEqual([
      { pence: 20_490, reason: null },
      { pence: 0, reason: "covered" },
    ]);
  });
});

const line = fc.record({
  product: fc.constantFrom(tyreProduct, "MOT", "Puncture repair"),
  brand: fc.constantFrom("Michelin", "Pirelli", null),
  quantity: fc.integer({ min: 0, max: 4 }),
  unitPence: fc.integer({ min: 0, max: 20_000 }),
});
const offered = fc.record({
  amountPence: fc.integer({ min: 1, max: 10_000 }),
  conditions: fc.record({
    percent: fc.option(fc.integer({ min: 1, max: 100 })),
    min_spend_pence: fc.integer({ min: 0, max: 20_000 }),
    channels: fc.subarray([...discountChannels], { minLength: 1 }),
    products: fc.subarray([tyreProduct, "MOT"], { maxLength: 1 }),
    brands: fc.subarray(["Michelin"]),
    stackable: fc.boolean(),
    per_person: fc.constant(1),
  }),
});

test("no other legal choice of at most four makes a price lower", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), fc.array(offered, { maxLength: 7 }), (lines, vouchers) => {
      const applied = bestDiscounts(vouchers, lines, "online");
      const total = lines.reduce((sum, one) => sum + one.quantity * one.unitPence, 0);
      const taken = applied.reduce((sum, one) => sum + one.pence, 0);
      expect(taken).toBe(Math.min(total, mostByTrying(vouchers, lines)));
      expect(applied.filter((one) => one.pence > 0).length).toBeLessThanOrEqual(vouchersPerPrice);
      expect(applied.every((one) => (one.pence === 0) === (one.reason !== null))).toBe(true);
    }),
  );
});

/** Every subset of the vouchers, one after the other. */
function mostByTrying(vouchers: readonly OfferedVoucher[], lines: readonly BasketLine[]): number {
  const subsets = Array.from({ length: 2 ** vouchers.length }, (_, bits) =>
    vouchers.filter((_one, at) => (bits >> at) % 2 === 1),
  );
  const legal = subsets.filter(
    (set) => set.length <= vouchersPerPrice && (set.length < 2 || set.every((one) => one.conditions.stackable)),
  );
  return Math.max(...legal.map((set) => set.reduce((sum, one) => sum + discountOn(one, lines, "online").pence, 0)));
}
