import type { WriteCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import type { PaymentEvent } from "#adapters/payments/port";
import type { OrderDeps } from "./deps.ts";
import { refundedElsewhere } from "./refund.ts";
import { settle } from "./settle.ts";
import { paymentEvents } from "./table.ts";

/** Follows what a provider has posted, once an event; a second one at the same time waits for the first and finds it done. */
export async function followEvent(
  ctx: WriteCtx<"STATE_CONFLICT" | "NOT_FOUND">,
  { payments, publicUrl }: Pick<OrderDeps, "payments" | "publicUrl">,
  event: PaymentEvent,
): Promise<void> {
  const [row] = await ctx.db
    .insert(paymentEvents)
    .values({ provider: payments.name, eventId: event.id, type: event.type, receivedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  if (!row || event.news === null) return;
  const { news } = event;
  const orderId =
    news.of === "checkout"
      ? await settle(ctx, publicUrl, news.session, news.now)
      : await refundedElsewhere(ctx, publicUrl, news);
  if (orderId !== null) await ctx.db.update(paymentEvents).set({ orderId }).where(eq(paymentEvents.id, row.id));
}
