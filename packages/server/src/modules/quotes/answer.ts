import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { notifyConsumer } from "#modules/messages";
import { allowed } from "./policy.ts";
import { lockedQuote } from "./rows.ts";
import { decideWithinMs, quoteMachine } from "./states.ts";

type Body = ParsedOf<Catalog["answerQuote"]>["body"];

/** Answers a quote. Somebody who answered or changed it first: STATE_CONFLICT. */
export async function answerQuote(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, body: Body): Promise<void> {
  const { quote, company } = await lockedQuote(ctx, body.quote_id);
  if (quote.version !== body.version || !allowed(ctx.actor, quote, ctx.now).answer)
    throw ctx.fail("STATE_CONFLICT", { details: { state: quote.state, version: quote.version } });
  await move(ctx, quoteMachine, quote.id, "answer", {
    brand: body.brand,
    unitPricePence: body.unit_price_pence,
    alternatives: body.alternatives,
    services: body.services,
    alignmentCheck: body.alignment_check,
    fittingMinutes: body.fitting_minutes,
    message: body.message,
    answeredAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + decideWithinMs),
    version: quote.version + 1,
  });
  ctx.audit("answer a quote", { entity: "quote", id: quote.id }, { unit_price_pence: body.unit_price_pence });
  notifyConsumer(ctx, quote.consumerId, {
    type: "quote_answer",
    values: { number: quote.number, company },
    recordId: quote.id,
  });
  tellBoth(ctx, quote);
}

/** Takes a quote into work; the driver sees it. Taken or answered already, or lapsed: STATE_CONFLICT. */
export async function reviewQuote(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, quoteId: number): Promise<void> {
  const { quote } = await lockedQuote(ctx, quoteId);
  if (!allowed(ctx.actor, quote, ctx.now).review) throw ctx.fail("STATE_CONFLICT", { details: { state: quote.state } });
  await move(ctx, quoteMachine, quote.id, "review", { version: quote.version + 1 });
  ctx.audit("review a quote", { entity: "quote", id: quote.id });
  tellBoth(ctx, quote);
}

/** Shows a changed quote at once to the driver and to everybody at the member. */
export function tellBoth(ctx: WriteCtx, quote: { id: number; consumerId: number; memberId: number }): void {
  const to = { userIds: [quote.consumerId], memberIds: [quote.memberId] };
  ctx.outbox.live({ to, topic: "quote", id: quote.id });
}
