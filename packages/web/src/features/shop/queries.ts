import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type Order = ReplyOf<Catalog["getCreditOrder"]>;
export type OrderRow = ReplyOf<Catalog["getCreditOrders"]>["list"][number];
export type Packs = ReplyOf<Catalog["getCreditPacks"]>;
export type HistoryRow = ReplyOf<Catalog["getCreditHistory"]>["list"][number];
export type Credit = ReplyOf<Catalog["getConsumerCredit"]>;

export const historyPageSize = 20;

export const usePacks = () => useCall("getCreditPacks", {});
export const useOrders = (consumerId: number) =>
  useCall("getCreditOrders", { params: { id: String(consumerId) }, body: { per_page: 50 } });
export const useHistory = (consumerId: number, page: number) =>
  useCall(
    "getCreditHistory",
    { params: { id: String(consumerId) }, body: { page, per_page: historyPageSize } },
    { keepPrevious: true },
  );
export const useOrder = (reference: string) => useCall("getCreditOrder", { params: { reference } });
