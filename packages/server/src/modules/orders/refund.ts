import type { WriteCtx } from "@treadclub/kit/context";
import { move, tryMove } from "@treadclub/kit/states";
import { takeBackPack } from "#modules/credits";
import { mailRefund } from "./mails.ts";
import { lockedOrder, orderById, type OrderRow } from "./rows.ts";
import { announce } from "./announce.ts";
import { orderMachine } from "./states.ts";
import { mayStillCancel, refundableNow } from "./view.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;

type Wanted = { readonly version: number } & (
  | { readonly by: "driver"; readonly reference: string }
  | { readonly by: "admin"; readonly id: number; readonly note: string }
);

/**
 * Takes back what is left of a paid pack and lets the job send its part of the price back. Errors: STATE_CONFLICT for an order
 * that changed or is not paid, a pack that is used up, and a driver who is too late.
 */
export async function refund(ctx: Ctx, wanted: Wanted): Promise<OrderRow> {
  const { version, by } = wanted;
  const order = await lockedOrder(ctx, by === "driver" ? { reference: wanted.reference } : { id: wanted.id });
  if (!order || (by === "driver" && !isOwn(ctx, order))) throw ctx.fail("NOT_FOUND");
  if (order.version !== version || order.state !== "paid")
    throw ctx.fail("STATE_CONFLICT", { details: { state: order.state, version: order.version } });
  if (by === "driver" && !mayStillCancel(order, ctx.now))
    throw ctx.fail("STATE_CONFLICT", { details: { reason: "too_late" } });
  const left = await takeBackPack(ctx, order.consumerId, order.id);
  if (left === 0) throw ctx.fail("STATE_CONFLICT", { details: { reason: "used" } });
  await beginRefund(ctx, { ...order, left }, by === "admin" ? wanted.note : "");
  return orderById(ctx, order.id);
}

const isOwn = ({ actor }: Ctx, { consumerId }: OrderRow): boolean =>
  actor.kind === "user" && actor.userId === consumerId;

/** Moves a paid order whose pack has been taken back, `left` scans of it; a job asks the provider. */
export async function beginRefund(ctx: Ctx, order: OrderRow, note: string): Promise<void> {
  const refundPence = refundableNow(order);
  const set = { refundPence, refundAskedAt: ctx.now, refundNote: note };
  const moved = await tryMove(ctx, orderMachine, [order.id], "refund", set, ["version"]);
  if (moved.length === 0) throw ctx.fail("STATE_CONFLICT");
  ctx.outbox.job("refund-order", { id: order.id });
  announce(ctx, order, "refund an order", { refund_pence: refundPence });
}

/** Notes that the provider has taken a refund over. */
export async function finishRefund(ctx: WriteCtx, publicUrl: string, id: number): Promise<void> {
  const order = await lockedOrder(ctx, { id });
  if (order?.state !== "refunding") return;
  await tryMove(ctx, orderMachine, [id], "finish_refund", { refundedAt: ctx.now }, ["version"]);
  announce(ctx, order, "finish a refund");
  if (order.buyer.state !== "deleted") await mailRefund(ctx, publicUrl, order, order.refundPence ?? 0);
}

/** Follows a refund that was made at the provider: of ours it is the end, of a paid order it takes the pack back. Returns the order's id. */
export async function refundedElsewhere(
  ctx: Ctx,
  publicUrl: string,
  { payment, pence }: { readonly payment: string; readonly pence: number },
): Promise<number | null> {
  const order = await lockedOrder(ctx, { payment });
  if (order?.state === "refunding") await finishRefund(ctx, publicUrl, order.id);
  if (order?.state !== "paid") return order?.id ?? null;
  await takeBackPack(ctx, order.consumerId, order.id);
  const set = { refundPence: pence, refundAskedAt: ctx.now, refundedAt: ctx.now };
  await move(ctx, orderMachine, order.id, "refund_elsewhere", { ...set, version: order.version + 1 });
  announce(ctx, order, "refund an order elsewhere", { refund_pence: pence });
  if (order.buyer.state !== "deleted") await mailRefund(ctx, publicUrl, order, pence);
  return order.id;
}
