import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type MemberDeals = ReplyOf<Catalog["getMemberDeals"]>;
export type Deal = MemberDeals["list"][number];
export type ShownDeal = ReplyOf<Catalog["getConsumerDeals"]>["list"][number];
export type DealBody = InputOf<Catalog["saveDeal"]>["body"];

export const useMemberDeals = (memberId: number) => useCall("getMemberDeals", { params: { id: String(memberId) } });
export const useDriverDeals = (consumerId: number, enabled = true) =>
  useCall("getConsumerDeals", { params: { id: String(consumerId) } }, { enabled });
export const useClubDeals = (code: string) => useCall("getClubDeals", { params: { code } });
export const useSaveDeal = () => useAction("saveDeal");
