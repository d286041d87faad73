import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { ownList } from "#modules/consumers";
import { cancelOrder, checkOrder, decideTestPayment } from "./checkout.ts";
import { createOrder } from "./create.ts";
import type { OrderDeps } from "./deps.ts";
import { listAllOrders, listHistory, listOrders } from "./lists.ts";
import { refund } from "./refund.ts";
import { orderById, ownOrder } from "./rows.ts";
import { freeMonths, packsOf } from "./terms.ts";
import { officeViewOf, viewOf } from "./view.ts";

type Names =
  | "getCreditPacks"
  | "getCreditHistory"
  | "getCreditOrders"
  | "getCreditOrder"
  | "createCreditOrder"
  | "checkCreditOrder"
  | "cancelCreditOrder"
  | "decideTestPayment"
  | "refundCreditOrder"
  | "getOrdersList"
  | "getOrderById"
  | "refundOrder";

const isEmpty = ({ list }: { readonly list: readonly unknown[] }): boolean => list.length === 0;

export function orderHandlers(deps: OrderDeps): Pick<Handlers<Catalog>, Names> {
  return {
    getCreditPacks: async () => ({
      packs: packsOf(deps),
      vat_rate_percent: deps.vatRatePercent,
      free_months: freeMonths,
      is_test: deps.payments.name === "test",
    }),
    getCreditHistory: (ctx, { params, body }) =>
      ownList(ctx, params.id, () => listHistory({ ctx, body, consumerId: params.id }), isEmpty),
    getCreditOrders: (ctx, { params, body }) =>
      ownList(ctx, params.id, () => listOrders({ ctx, body, consumerId: params.id }), isEmpty),
    getCreditOrder: async (ctx, { params }) => viewOf(await ownOrder(ctx, params.reference), ctx.now),
    createCreditOrder: (ctx, { body }) => createOrder(ctx, deps, body),
    checkCreditOrder: (ctx, { params }) => checkOrder(ctx, deps, params.reference),
    cancelCreditOrder: (ctx, { params }) => cancelOrder(ctx, deps, params.reference),
    decideTestPayment: (ctx, { params, body }) => decideTestPayment(ctx, deps, params.reference, body.outcome),
    refundCreditOrder: async (ctx, { params, body }) =>
      viewOf(await refund(ctx, { by: "driver", ...params, ...body }), ctx.now),
    getOrdersList: (ctx, { body }) => listAllOrders({ ctx, body }),
    getOrderById: async (ctx, { params }) => officeViewOf(await orderById(ctx, params.id), ctx.now),
    refundOrder: async (ctx, { params, body }) =>
      officeViewOf(await refund(ctx, { by: "admin", ...params, ...body }), ctx.now),
  };
}
