import type { StateOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { move, tryMove } from "@treadclub/kit/states";
import { freeVouchers } from "#modules/vouchers";
import { and, eq, inArray, lt, ne } from "drizzle-orm";
import { tellBoth } from "./answer.ts";
import { lockRequest, quoteFor, type QuoteRow } from "./rows.ts";
import { quoteMachine } from "./states.ts";
import { quotes } from "./table.ts";

/** Turns an answered quote down, or cancels one that waits. Its vouchers are free again when no quote of the request is open or booked. */
export async function rejectQuote(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, quoteId: number): Promise<void> {
  const seen = await quoteFor(ctx, quoteId);
  await lockRequest(ctx, seen.requestId);
  const quote = await quoteFor(ctx, quoteId);
  await move(ctx, quoteMachine, quote.id, quote.state === "awaiting_customer" ? "reject" : "cancel", {
    version: quote.version + 1,
  });
  ctx.audit("reject a quote", { thing: "quote", id: quote.id });
  await freeIfOver(ctx, quote.requestId);
  tellBoth(ctx, quote);
}

/** Books an answered quote: its siblings are cancelled. For the bookings module. */
export async function bookQuote(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, quoteId: number): Promise<QuoteRow> {
  const seen = await quoteFor(ctx, quoteId);
  await lockRequest(ctx, seen.requestId);
  const quote = await quoteFor(ctx, quoteId);
  if (quote.expiresAt <= ctx.now) throw ctx.fail("STATE_CONFLICT", { details: { state: "expired" } });
  await move(ctx, quoteMachine, quote.id, "book", { version: quote.version + 1 });
  const siblings = await ctx.db
    .select({ id: quotes.id, consumerId: quotes.consumerId, memberId: quotes.memberId })
    .from(quotes)
    .where(and(eq(quotes.requestId, quote.requestId), ne(quotes.id, quote.id)));
  const cancelled = await tryMove(
    ctx,
    quoteMachine,
    siblings.map((row) => row.id),
    "cancel",
  );
  for (const row of siblings) if (cancelled.includes(row.id)) tellBoth(ctx, row);
  tellBoth(ctx, quote);
  return quote;
}

/** Gives a booked quote back to its driver, or lets it expire when its time is over. For the bookings module. */
export async function releaseQuote(ctx: WriteCtx, quoteId: number): Promise<void> {
  const [quote] = await ctx.db.select().from(quotes).where(eq(quotes.id, quoteId));
  if (!quote) return;
  await lockRequest(ctx, quote.requestId);
  await tryMove(ctx, quoteMachine, [quoteId], "release", { version: quote.version + 1 });
  if (quote.expiresAt <= ctx.now) await tryMove(ctx, quoteMachine, [quoteId], "expire");
  await freeIfOver(ctx, quote.requestId);
  tellBoth(ctx, quote);
}

/** So many quotes expire in one transaction. */
export const expireAtOnce = 500;

/** Lets quotes expire whose time is over. Answers how many were due. */
export async function expireQuotes(ctx: WriteCtx): Promise<number> {
  const due = await ctx.db
    .select(openOnes)
    .from(quotes)
    .where(and(inArray(quotes.state, openStates), lt(quotes.expiresAt, ctx.now)))
    .orderBy(quotes.id)
    .limit(expireAtOnce);
  await end(ctx, due, "expire");
  return due.length;
}

/** Cancels the open quotes of a member that was disabled. */
export async function cancelOfMember(ctx: WriteCtx, memberId: number): Promise<void> {
  const open = await ctx.db
    .select(openOnes)
    .from(quotes)
    .where(and(eq(quotes.memberId, memberId), inArray(quotes.state, openStates)));
  await end(ctx, open, "cancel");
}

/** Cancels the open quotes of a driver who closes the account. */
export async function cancelOfConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  const open = await ctx.db
    .select(openOnes)
    .from(quotes)
    .where(and(eq(quotes.consumerId, consumerId), inArray(quotes.state, openStates)))
    .orderBy(quotes.id);
  await end(ctx, open, "cancel");
}

const openStates = ["awaiting_member", "in_review", "awaiting_customer"] as const satisfies readonly StateOf<"quote">[];
const openOnes = {
  id: quotes.id,
  requestId: quotes.requestId,
  consumerId: quotes.consumerId,
  memberId: quotes.memberId,
};
type OpenOne = Pick<typeof quotes.$inferSelect, keyof typeof openOnes>;

/** Ends quotes under the locks of their requests, so that one of two siblings sees that it is the last and frees the vouchers. */
async function end(ctx: WriteCtx, open: readonly OpenOne[], event: "expire" | "cancel"): Promise<void> {
  const requestIds = [...new Set(open.map((row) => row.requestId))].toSorted((a, b) => a - b);
  for (const requestId of requestIds) await lockRequest(ctx, requestId);
  const ended = await tryMove(
    ctx,
    quoteMachine,
    open.map((row) => row.id),
    event,
  );
  for (const requestId of requestIds) await freeIfOver(ctx, requestId);
  for (const row of open) if (ended.includes(row.id)) tellBoth(ctx, row);
}

async function freeIfOver(ctx: WriteCtx, requestId: number): Promise<void> {
  const [live] = await ctx.db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.requestId, requestId), inArray(quotes.state, [...openStates, "booked"])))
    .limit(1);
  if (!live) await freeVouchers(ctx, requestId);
}
