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

describe("vouchers for the same lines", () => {
  test("together take off what those cost, and no more", () => {
    const forPuncture = { products: ["Puncture repair"] };
    expect(bestDiscounts([voucher(2_000, forPuncture), voucher(2_000, forPuncture)], basket, "online")).toEqual([
      { pence: 2_000, reason: null },
      { pence: 500, reason: null },
    ]);
    expect(bestDiscounts([voucher(2_500, forPuncture), voucher(2_000, forPuncture)], basket, "online")).toEqual([
      { pence: 2_500, reason: null },
      { pence: 0, reason: "covered" },
    ]);
  });
  test("one that is for everything makes room for one that is not", () => {
    const open = voucher(2_500);
    const forPuncture = voucher(2_500, { products: ["Puncture repair"] });
    expect(bestDiscounts([open, forPuncture], basket, "online").map((one) => one.pence)).toEqual([2_500, 2_500]);
  });
  test("four that count are not always the four that are worth most", () => {
    const forPuncture = Array.from({ length: 4 }, () => voucher(2_500, { products: ["Puncture repair"] }));
    const applied = bestDiscounts([...forPuncture, voucher(300), voucher(200)], basket, "online");
    expect(applied.map((one) => one.pence)).toEqual([2_500, 0, 0, 0, 300, 200]);
  });
  test("three hundred vouchers are chosen from in no time", () => {
    const many = Array.from({ length: 300 }, (_, at) =>
      voucher(100 + at, { products: at % 3 === 0 ? [tyreProduct] : at % 3 === 1 ? ["Puncture repair"] : [] }),
    );
    const applied = bestDiscounts(many, basket, "online");
    expect(applied.reduce((sum, one) => sum + one.pence, 0)).toBe(399 + 398 + 397 + 396);
  });
});

test("no other legal choice of at most four makes a price lower", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), fc.array(offered, { maxLength: 8 }), (lines, vouchers) => {
      const applied = bestDiscounts(vouchers, lines, "online");
      const taken = applied.reduce((sum, one) => sum + one.pence, 0);
      expect(taken).toBe(mostByTrying(vouchers, lines));
      expect(applied.filter((one) => one.pence > 0).length).toBeLessThanOrEqual(vouchersPerPrice);
      expect(applied.every((one) => (one.pence === 0) === (one.reason !== null))).toBe(true);
      // What each takes off finds room in the lines that it is for.
      expect(
        flowOf(
          vouchers,
          applied.map((one) => one.pence),
          lines,
        ),
      ).toBe(taken);
      applied.forEach((one, at) => {
        const most = vouchers.slice(at, at + 1).map((voucher) => discountOn(voucher, lines, "online").pence);
        expect(one.pence).toBeLessThanOrEqual(Math.max(0, ...most));
      });
    }),
    { numRuns: 400 },
  );
});

test("more vouchers than are combined in every way take off at least two thirds of the most", () => {
  const lines = Array.from({ length: 30 }, (_, at): BasketLine => ({
    product: `Part ${at}`,
    brand: null,
    quantity: 1,
    unitPence: 1_000 + at,
  }));
  const each = lines.map(({ product, unitPence }) => voucher(unitPence, { products: [product] }));
  const taken = bestDiscounts(each, lines, "online").reduce((sum, one) => sum + one.pence, 0);
  expect(taken).toBe(1_029 + 1_028 + 1_027 + 1_026);
});

/** Every subset of the vouchers, one after the other. */
function mostByTrying(vouchers: readonly OfferedVoucher[], lines: readonly BasketLine[]): number {
  const subsets = Array.from({ length: 2 ** vouchers.length }, (_, bits) =>
    vouchers.filter((_one, at) => (bits >> at) % 2 === 1),
  );
  const legal = subsets.filter(
    (set) => set.length <= vouchersPerPrice && (set.length < 2 || set.every((one) => one.conditions.stackable)),
  );
  return Math.max(
    ...legal.map((set) =>
      flowOf(
        set,
        set.map((one) => discountOn(one, lines, "online").pence),
        lines,
      ),
    ),
  );
}

/** How much flows from vouchers to the lines that they are for, by augmenting paths. */
function flowOf(vouchers: readonly OfferedVoucher[], most: readonly number[], lines: readonly BasketLine[]): number {
  const left = [...most];
  const room = lines.map((one) => one.quantity * one.unitPence);
  const flow = vouchers.map(() => lines.map(() => 0));
  const isFor = (at: number, place: number): boolean => {
    const [one, into] = [vouchers[at], lines[place]];
    return (
      !!one &&
      !!into &&
      discountOn(
        { ...one, conditions: { ...one.conditions, min_spend_pence: 0, channels: ["online"] } },
        [{ ...into, quantity: 1, unitPence: 1 }],
        "online",
      ).reason === null
    );
  };
  const push = (at: number, pence: number, seen: Set<number>): number => {
    if (pence === 0 || seen.has(at)) return 0;
    seen.add(at);
    for (const place of lines.keys()) {
      if (!isFor(at, place)) continue;
      const free = Math.min(pence, room[place] ?? 0);
      if (free > 0) return move(at, place, free);
      for (const other of vouchers.keys()) {
        const moved = push(other, Math.min(pence, flow[other]?.[place] ?? 0), seen);
        if (moved > 0) {
          add(other, place, -moved);
          add(at, place, moved);
          return moved;
        }
      }
    }
    return 0;
  };
  const add = (at: number, place: number, pence: number): void => {
    const row = flow[at];
    if (row) row[place] = (row[place] ?? 0) + pence;
  };
  const move = (at: number, place: number, pence: number): number => {
    room[place] = (room[place] ?? 0) - pence;
    add(at, place, pence);
    return pence;
  };
  let total = 0;
  for (const at of vouchers.keys())
    for (let pushed = 1; pushed > 0; total += pushed) {
      pushed = push(at, left[at] ?? 0, new Set());
      left[at] = (left[at] ?? 0) - pushed;
    }
  return total;
}
