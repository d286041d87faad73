import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { api } from "#kit/api.ts";
import { useAction, useCall } from "#kit/queries.ts";

export type Voucher = ReplyOf<Catalog["getConsumerDiscounts"]>["list"][number];
export type VoucherState = Voucher["state"];

export const usableStates: readonly VoucherState[] = ["issued", "reserved"];
export const endedStates: readonly VoucherState[] = ["used", "expired", "withdrawn"];

export const allStates: readonly VoucherState[] = [...usableStates, ...endedStates];

const mostOfPage = 100;
const inputOf = (consumerId: number, states: readonly VoucherState[], perPage: number) => ({
  params: { id: String(consumerId) },
  body: { per_page: perPage, filters: { states: [...states] } },
});

/** A driver's vouchers in these states, soonest to expire first; at most 100. */
export const useVouchers = (consumerId: number, states: readonly VoucherState[], perPage = mostOfPage) =>
  useCall("getConsumerDiscounts", inputOf(consumerId, states, perPage), { keepPrevious: true });

/** All of a driver's vouchers in these states, soonest to expire first, page by page. */
export const useEveryVoucher = (consumerId: number, states: readonly VoucherState[]) =>
  useQuery({
    queryKey: ["getConsumerDiscounts", "every", consumerId, states],
    queryFn: async ({ signal }): Promise<{ readonly list: readonly Voucher[] }> => {
      const { params, body } = inputOf(consumerId, states, mostOfPage);
      const found = new Map<number, Voucher>();
      for (let page = 1; ; page += 1) {
        const { list } = await api.call("getConsumerDiscounts", { params, body: { ...body, page } }, { signal });
        for (const voucher of list) found.set(voucher.id, voucher);
        if (list.length < mostOfPage) return { list: [...found.values()] };
      }
    },
    placeholderData: keepPreviousData,
  });

export const useJoinClub = () => useAction("joinClub");

/** Each voucher counts; nothing is said here about which may be used together. */
export const sumPence = (vouchers: readonly Pick<Voucher, "amount_pence">[]): number =>
  vouchers.reduce((sum, voucher) => sum + voucher.amount_pence, 0);
