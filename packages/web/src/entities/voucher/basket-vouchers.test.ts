import { noConditions, tyreProduct } from "@treadclub/rules/discount";
import { quoteLines, quoteTotal } from "@treadclub/rules/quote-total";
import { expect, it } from "vitest";
import { basketPence, takenOff, vouchersForBasket } from "./basket-vouchers.ts";
import type { Voucher } from "./queries.ts";
import { voucherSample } from "./testing/voucher-sample.ts";

const lines = quoteLines({ brand: "Michelin", quantity: 2, unitPence: 9_000 }, [
  { name: "Valve", quantity: 2, price_pence: 500 },
]);
const anywhere = { lines, channel: "online", isHonoured: () => true } as const;
const reasons = (vouchers: readonly Voucher[], basket: Parameters<typeof vouchersForBasket>[1]) =>
  Object.fromEntries(vouchersForBasket(vouchers, basket).map(({ voucher, reason }) => [voucher.id, reason]));

it("counts a reserved voucher for its own request alone", () => {
  const [mine, elsewhere] = [voucherSample({ id: 1, state: "reserved" }), voucherSample({ id: 2, state: "reserved" })];
  expect(reasons([mine, elsewhere], { ...anywhere, reservedIds: [1] })).toEqual({ 1: null, 2: "reserved" });
  expect(reasons([mine, elsewhere], anywhere)).toEqual({ 1: "reserved", 2: "reserved" });
});

it("takes off what the total of the quote takes off", () => {
  const vouchers = [
    voucherSample({ id: 1, by: "platform", member_id: null, amount_pence: 500 }),
    voucherSample({
      id: 2,
      amount_pence: 4_000,
      conditions: { ...noConditions, percent: 10, products: [tyreProduct] },
    }),
    voucherSample({ id: 3, amount_pence: 900, conditions: { ...noConditions, min_spend_pence: 30_000 } }),
    voucherSample({ id: 4, amount_pence: 700, conditions: { ...noConditions, channels: ["in_store"] } }),
  ];
  const found = vouchersForBasket(vouchers, anywhere);
  const offered = vouchers.map(({ amount_pence, conditions, by }) => ({ amountPence: amount_pence, conditions, by }));
  const total = quoteTotal({ lines, vouchers: offered, vatRatePercent: 20 });
  expect(takenOff(found)).toBe(total.discountPence);
  expect(basketPence(lines)).toBe(total.linesPence);
  expect(found.map(({ voucher, pence, reason }) => [voucher.id, pence, reason])).toEqual([
    [2, 1_800, null],
    [1, 500, null],
    [3, 0, "min_spend"],
    [4, 0, "channel"],
  ]);
  expect(reasons(vouchers, { ...anywhere, channel: "in_store" })[4]).toBeNull();
});
