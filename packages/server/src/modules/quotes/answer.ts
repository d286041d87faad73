import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { notifyConsumer } from "#modules/messages";
import { allowed } from "./policy.ts";
import { quoteFacts } from "./facts.ts";
import { lockedQuote } from "./rows.ts";
import { decideWithinMs, quoteMachine } from "./states.ts";
import { totalOf } from "./total.ts";

type Body = ParsedOf<Catalog["answerQuote"]>["body"];

/** Answers a quote. STATE_CONFLICT when it was answered or changed meanwhile. */
export async function answerQuote(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, body: Body): Promise<void> {
  const found = await lockedQuote(ctx, body.quote_id);
  const { quote } = found;
  if (quote.version !== body.version || !allowed(ctx.actor, quote, ctx.now).answer)
    throw ctx.fail("STATE_CONFLICT", { details: { state: quote.state, version: quote.version } });
  const expiresAt = new Date(ctx.now.getTime() + decideWithinMs);
  await move(ctx, quoteMachine, quote.id, "answer", {
    brand: body.brand,
    unitPricePence: body.unit_price_pence,
    alternatives: body.alternatives,
    services: body.services,
    alignmentCheck: body.alignment_check,
    fittingMinutes: body.fitting_minutes,
    message: body.message,
    answeredAt: ctx.now,
    expiresAt,
    version: quote.version + 1,
  });
  ctx.audit("answer a quote", { entity: "quote", id: quote.id }, { unit_price_pence: body.unit_price_pence });
  notifyConsumer(ctx, quote.consumerId, {
    type: "quote_answer",
    kind: "quote_priced",
    values: {
      number: quote.number,
      ...quoteFacts(found),
      brand: body.brand,
      // The vouchers count, and VAT is inside the price.
      total_pence:
        totalOf(
          { ...quote, brand: body.brand, unitPricePence: body.unit_price_pence, services: body.services },
          found.price.vouchers,
          0,
        )?.total_pence ?? 0,
      valid_until: expiresAt.toISOString(),
    },
    recordId: quote.id,
  });
  publishQuote(ctx, quote);
}

/** Takes a quote into work; the driver sees it. Taken or answered already, or lapsed: STATE_CONFLICT. */
export async function reviewQuote(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, quoteId: number): Promise<void> {
  const { quote } = await lockedQuote(ctx, quoteId);
  if (!allowed(ctx.actor, quote, ctx.now).review) throw ctx.fail("STATE_CONFLICT", { details: { state: quote.state } });
  await move(ctx, quoteMachine, quote.id, "review", { version: quote.version + 1 });
  ctx.audit("review a quote", { entity: "quote", id: quote.id });
  publishQuote(ctx, quote);
}

/** Publishes a changed quote to the open screens of the driver and the member. */
export function publishQuote(ctx: WriteCtx, quote: { id: number; consumerId: number; memberId: number }): void {
  const to = { userIds: [quote.consumerId], memberIds: [quote.memberId] };
  ctx.outbox.live({ to, topic: "quote", id: quote.id });
}
