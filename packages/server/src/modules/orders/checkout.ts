import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { OrderDeps } from "./deps.ts";
import { ownOrder, lockedOrder, type OrderRow } from "./rows.ts";
import { end, settle, settleOrder } from "./settle.ts";
import { viewOf, type OrderView } from "./view.ts";

type Errors = "NOT_FOUND" | "STATE_CONFLICT" | "UPSTREAM_UNAVAILABLE";

const checkoutOf = ({ session, createdAt }: OrderRow) => ({ session, openedAt: createdAt });

/** Asks the provider how the driver's own order stands, unless that is decided. Errors: NOT_FOUND, UPSTREAM_UNAVAILABLE. */
export async function checkOrder(
  ctx: OutsideCtx<"NOT_FOUND" | "UPSTREAM_UNAVAILABLE">,
  { payments, publicUrl }: OrderDeps,
  reference: string,
): Promise<OrderView> {
  const order = await ownOrder(ctx, reference);
  const isOpen = order.state === "created" && order.provider === payments.name;
  const found = isOpen ? await payments.find(checkoutOf(order), ctx.now) : null;
  return ctx.write(async (tx) => {
    if (found) await settle(tx, publicUrl, order.session, found);
    return viewOf(await ownOrder(tx, reference), tx.now);
  });
}

/** Cancels the driver's own order, and closes its checkout first; one that was paid at this moment stays paid. */
export async function cancelOrder(
  ctx: OutsideCtx<Errors>,
  { payments, publicUrl }: OrderDeps,
  reference: string,
): Promise<OrderView> {
  const order = await ownOrder(ctx, reference);
  const isOpen = order.state === "created" && order.provider === payments.name;
  const found = isOpen ? await payments.close(checkoutOf(order), ctx.now) : null;
  return ctx.write(async (tx) => {
    if (found?.state === "paid") await settle(tx, publicUrl, order.session, found);
    else await cancelUnpaid(tx, order.id);
    return viewOf(await ownOrder(tx, reference), tx.now);
  });
}

async function cancelUnpaid(ctx: WriteCtx<Errors>, id: number): Promise<void> {
  const order = await lockedOrder(ctx, { id });
  if (order?.state !== "created") throw ctx.fail("STATE_CONFLICT");
  await end(ctx, order, "cancel");
}

/** What the driver decided at the test checkout. Errors: NOT_FOUND where there is none; STATE_CONFLICT once that is decided. */
export async function decideTestPayment(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  { payments, publicUrl }: OrderDeps,
  reference: string,
  outcome: "paid" | "declined",
): Promise<OrderView> {
  const found = await ownOrder(ctx, reference);
  if (payments.name !== "test" || found.provider !== "test") throw ctx.fail("NOT_FOUND");
  const order = await lockedOrder(ctx, { id: found.id });
  if (order?.state !== "created") throw ctx.fail("STATE_CONFLICT");
  const paid = { state: "paid", payment: `${order.session}_payment`, pence: order.pricePence } as const;
  await settleOrder(ctx, publicUrl, order, outcome === "paid" ? paid : { state: "failed" });
  return viewOf(await ownOrder(ctx, reference), ctx.now);
}
