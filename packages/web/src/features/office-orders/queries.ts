import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type OrderRow = ReplyOf<Catalog["getOrdersList"]>["list"][number];
export type Order = ReplyOf<Catalog["getOrderById"]>;
export type OrderListBody = InputOf<Catalog["getOrdersList"]>["body"];

export const useOrders = (body: OrderListBody) => useCall("getOrdersList", { body }, { keepPrevious: true });
export const useOrder = (id: number) => useCall("getOrderById", { params: { id: String(id) } });
