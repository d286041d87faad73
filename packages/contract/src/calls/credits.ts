import { z } from "zod";
import { id, idParams, instant, multiLine, nothing, version } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { creditReason, orderState, tyrePosition } from "../states/index.ts";
import { creditPack, officeOrderRow, officeOrderView, orderRow, orderView, packSize } from "../views/orders.ts";

export const getCreditPacks = endpoint({
  method: "GET",
  path: "consumers/get_credit_packs",
  access: "consumer",
  effect: "read",
  shows: [],
  description: "Lists the packs of scans on sale. Prices include VAT.",
  reply: z.object({
    packs: z.array(creditPack),
    vat_rate_percent: z.number(),
    /** So many months after the purchase the free scans of a pack end. */
    free_months: z.int(),
    /** Whether packs are paid at the test checkout, where no money moves. */
    is_test: z.boolean(),
  }),
  errors: [],
});

/** A driver's own order, by what stands on its receipt. */
const orderParams = z.strictObject({ reference: z.string().regex(/^TC-[0-9A-Z]{8}$/, { error: "wrong_type" }) });

const historyRow = z.object({
  id,
  at: instant,
  amount: z.int(),
  kind: z.enum(["free", "paid"]),
  reason: creditReason,
  expires_at: instant.nullable(),
  /** The scan that it was spent on or came back from; null for other entries, and once the scan is deleted. */
  scan: z.object({ id, position: tyrePosition, plate: z.string() }).nullable(),
  order: z.object({ id, reference: z.string() }).nullable(),
});

export const getCreditHistory = endpoint({
  method: "POST",
  path: "consumers/get_credit_history/{id}",
  access: "consumer",
  effect: "read",
  shows: ["scan", "order"],
  description: "Lists what a driver's scans were added by and spent on, newest first.",
  params: idParams,
  body: listBody(["at"], {}),
  reply: listReply(historyRow),
  errors: ["NOT_FOUND"],
});

export const getCreditOrders = endpoint({
  method: "POST",
  path: "consumers/get_credit_orders/{id}",
  access: "consumer",
  effect: "read",
  shows: ["order"],
  description: "Lists a driver's orders of packs, newest first.",
  params: idParams,
  body: listBody(["created_at"], { state: orderState }),
  reply: listReply(orderRow),
  errors: ["NOT_FOUND"],
});

export const getCreditOrder = endpoint({
  method: "GET",
  path: "consumers/get_credit_order/{reference}",
  access: "consumer",
  effect: "read",
  shows: ["order", "scan"],
  description: "Gets a driver's own order with its receipt.",
  params: orderParams,
  reply: orderView,
  errors: ["NOT_FOUND"],
});

const own = { access: "consumer", selfOnly: true, changes: ["order", "scan"] } as const;

export const createCreditOrder = endpoint({
  ...own,
  method: "POST",
  path: "consumers/create_credit_order",
  effect: "outside",
  limit: "message",
  description: "Orders a pack of scans. It is paid at `checkout_url`.",
  body: z.strictObject({
    credits: packSize,
    /** The driver asks for scans before the 14 days to cancel are over, and pays for those used if they cancel. */
    starts_now: z.literal(true, { error: "required" }),
  }),
  reply: orderView,
  errors: ["NOT_FOUND", "ACTION_NOT_ALLOWED", "UPSTREAM_UNAVAILABLE"],
});

export const checkCreditOrder = endpoint({
  ...own,
  method: "PUT",
  path: "consumers/check_credit_order/{reference}",
  effect: "outside",
  description: "Asks the payment provider how an order stands. For the page that a driver comes back to.",
  params: orderParams,
  body: nothing,
  reply: orderView,
  errors: ["NOT_FOUND", "UPSTREAM_UNAVAILABLE"],
});

export const cancelCreditOrder = endpoint({
  ...own,
  method: "PUT",
  path: "consumers/cancel_credit_order/{reference}",
  effect: "outside",
  description: "Cancels an order that is not paid, and closes its checkout.",
  params: orderParams,
  body: nothing,
  reply: orderView,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "UPSTREAM_UNAVAILABLE"],
});

export const decideTestPayment = endpoint({
  ...own,
  method: "PUT",
  path: "consumers/decide_test_payment/{reference}",
  effect: "write",
  description: "Pays an order at the test checkout, or lets the payment be declined. No money moves.",
  params: orderParams,
  body: z.strictObject({ outcome: z.enum(["paid", "declined"]) }),
  reply: orderView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const refundCreditOrder = endpoint({
  ...own,
  method: "PUT",
  path: "consumers/refund_credit_order/{reference}",
  effect: "write",
  description:
    "Cancels a paid order within 14 days. Unused scans are taken back, and their part of the price is refunded.",
  params: orderParams,
  body: z.strictObject({ version }),
  reply: orderView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const getOrdersList = endpoint({
  method: "POST",
  path: "admins/get_credit_orders",
  access: "admin",
  effect: "read",
  shows: ["order"],
  description: "Lists everyone's orders of packs, newest first.",
  body: listBody(["created_at", "paid_at"], { state: orderState, consumer_id: id }),
  reply: listReply(officeOrderRow),
  errors: [],
});

export const getOrderById = endpoint({
  method: "GET",
  path: "admins/get_credit_order/{id}",
  access: "admin",
  effect: "read",
  shows: ["order", "scan"],
  description: "Gets an order of a pack.",
  params: idParams,
  reply: officeOrderView,
  errors: ["NOT_FOUND"],
});

export const refundOrder = endpoint({
  method: "PUT",
  path: "admins/refund_credit_order/{id}",
  access: "admin",
  effect: "write",
  changes: ["order", "scan"],
  description: "Refunds an order at any time: unused scans are taken back, and their part of the price is refunded.",
  params: idParams,
  body: z.strictObject({ note: multiLine.min(1, { error: "required" }).max(1000), version }),
  reply: officeOrderView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
