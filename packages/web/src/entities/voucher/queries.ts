import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type Voucher = ReplyOf<Catalog["getConsumerDiscounts"]>["list"][number];
export type VoucherState = Voucher["state"];

export const usableStates: readonly VoucherState[] = ["issued", "reserved"];
export const endedStates: readonly VoucherState[] = ["used", "expired", "withdrawn"];

export const allStates: readonly VoucherState[] = [...usableStates, ...endedStates];

/** A driver's vouchers in these states, soonest to expire first; at most 100. */
export const useVouchers = (consumerId: number, states: readonly VoucherState[], perPage = 100) =>
  useCall(
    "getConsumerDiscounts",
    { params: { id: String(consumerId) }, body: { per_page: perPage, filters: { states: [...states] } } },
    { keepPrevious: true },
  );

export const useJoinClub = () => useAction("joinClub");

/** Each voucher counts; nothing is said here about which may be used together. */
export const sumPence = (vouchers: readonly Pick<Voucher, "amount_pence">[]): number =>
  vouchers.reduce((sum, voucher) => sum + voucher.amount_pence, 0);
