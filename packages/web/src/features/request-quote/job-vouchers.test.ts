import { noConditions, type DiscountConditions } from "@treadclub/rules/discount";
import { expect, it } from "vitest";
import type { Voucher } from "#entities/voucher/queries.ts";
import { voucherSample } from "#entities/voucher/testing/voucher-sample.ts";
import { isChoosable, vouchersForJob } from "./job-vouchers.ts";
import type { QuoteDraft } from "./quote-draft.ts";

const draft: QuoteDraft = {
  vehicleId: 1,
  positions: ["front_left", "front_right"],
  size: "205/55 R16 91V",
  isSizeChanged: false,
  brandPreference: "any",
  brandName: "",
  preferredOn: "",
  fitters: [{ id: 7, name: "Forge Lane" }],
  voucherIds: [],
  message: "",
  tyrePence: 8_000,
};
const voucher = (id: number, pence: number, own: Partial<DiscountConditions> = {}, member = 7): Voucher =>
  voucherSample({ id, amount_pence: pence, member_id: member, conditions: { ...noConditions, ...own } });
const reasons = (vouchers: readonly Voucher[], own: Partial<QuoteDraft> = {}) =>
  Object.fromEntries(vouchersForJob(vouchers, { ...draft, ...own }).map((one) => [one.voucher.id, one.reason]));

it("puts the best four first and says why the others do not apply", () => {
  const vouchers = [
    voucher(1, 100),
    voucher(2, 500),
    voucher(3, 400),
    voucher(4, 2_000, { percent: 10 }),
    voucher(5, 300, { min_spend_pence: 30_000 }),
    voucher(6, 9_000, { channels: ["in_store"] }),
    voucher(7, 9_000, { products: ["MOT"] }),
    voucher(8, 9_000, {}, 8),
    voucher(9, 900, { stackable: false }),
  ];
  expect(
    vouchersForJob(vouchers, draft)
      .map((one) => one.voucher.id)
      .slice(0, 4),
  ).toEqual([4, 2, 3, 1]);
  expect(reasons(vouchers)).toEqual({
    1: null,
    2: null,
    3: null,
    4: null,
    5: "min_spend",
    6: "channel",
    7: "other_products",
    8: "fitter",
    9: "alone",
  });
  expect(vouchersForJob(vouchers, draft).filter(isChoosable)).toHaveLength(6);
});

it("counts least spend and shares by the driver's own estimate, and by ours while that is no amount", () => {
  const [least, share] = [voucher(1, 300, { min_spend_pence: 30_000 }), voucher(2, 9_000, { percent: 10 })];
  const pence = (tyrePence: number | null) =>
    Object.fromEntries(
      vouchersForJob([least, share], { ...draft, tyrePence }).map((one) => [one.voucher.id, one.pence]),
    );
  expect(pence(15_000)).toEqual({ 1: 300, 2: 3_000 });
  for (const none of [null, Number.NaN, 0, 8_000]) expect(pence(none)).toEqual({ 1: 0, 2: 1_600 });
  expect(isChoosable({ reason: "min_spend" })).toBe(true);
});

it("keeps a brand's voucher while any brand will do, and not for another one", () => {
  const michelin = voucher(1, 500, { brands: ["Michelin"] });
  expect(reasons([michelin])).toEqual({ 1: null });
  expect(reasons([michelin], { brandPreference: "own", brandName: "michelin" })).toEqual({ 1: null });
  expect(reasons([michelin], { brandPreference: "own", brandName: "Pirelli" })).toEqual({ 1: "other_products" });
});
