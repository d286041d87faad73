import type { WriteCtx } from "@treadclub/kit/context";
import { tryMove } from "@treadclub/kit/states";
import { addPack, takeBackPack } from "#modules/credits";
import type { CheckoutState } from "#adapters/payments/port";
import { announce } from "./announce.ts";
import { mailReceipt } from "./mails.ts";
import { beginRefund } from "./refund.ts";
import { lockedOrder, type OrderRow } from "./rows.ts";
import { orderMachine } from "./states.ts";
import { freeUntil } from "./terms.ts";

type Paid = Extract<CheckoutState, { state: "paid" }>;

/**
 * Brings an order to where its checkout stands, whoever says so and however often: the return page, the webhook, the
 * reconciling job. Credits are added by the move to `paid`, which happens once. Returns the id of the order; null: no such checkout.
 */
export async function settle(
  ctx: WriteCtx,
  publicUrl: string,
  session: string,
  now: CheckoutState,
): Promise<number | null> {
  const order = await lockedOrder(ctx, { session });
  if (!order) return null;
  await settleOrder(ctx, publicUrl, order, now);
  return order.id;
}

/** The same of an order that is locked. */
export async function settleOrder(
  ctx: WriteCtx,
  publicUrl: string,
  order: OrderRow,
  now: CheckoutState,
): Promise<void> {
  if (now.state === "paid") await pay(ctx, publicUrl, order, now);
  else if (now.state === "failed") await end(ctx, order, "fail");
  else if (now.state === "expired") await end(ctx, order, "expire");
}

async function pay(ctx: WriteCtx, publicUrl: string, order: OrderRow, { payment, pence }: Paid): Promise<void> {
  if (order.state === "paid" || order.state === "refunding" || order.state === "refunded") return;
  if (pence !== order.pricePence)
    ctx.log.error({ order: order.id, pence, price: order.pricePence }, "a payment is not the price of its order");
  const moved = await tryMove(ctx, orderMachine, [order.id], "pay", { paidAt: ctx.now, payment }, ["version"]);
  if (moved.length === 0) return;
  const { consumerId, credits, freeScans, id } = order;
  await addPack(ctx, { consumerId, orderId: id, credits, freeScans, freeUntil: freeUntil(ctx.now) });
  announce(ctx, order, "pay an order");
  if (order.buyer.state !== "deleted") return mailReceipt(ctx, publicUrl, order, ctx.now);
  // Whoever erased the account meanwhile cannot use the pack.
  const left = await takeBackPack(ctx, consumerId, id);
  await beginRefund(ctx, { ...order, left }, "");
}

/** Ends an order that is not paid. */
export async function end(ctx: WriteCtx, order: OrderRow, event: "fail" | "expire" | "cancel"): Promise<void> {
  const moved = await tryMove(ctx, orderMachine, [order.id], event, {}, ["version"]);
  if (moved.length > 0) announce(ctx, order, `${event} an order`);
}
