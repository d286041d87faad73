import type { StateOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { move, tryMove } from "@treadclub/kit/states";
import { freeVouchers } from "#modules/vouchers";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { tellBoth } from "./answer.ts";
import { lockedQuote, lockedQuoteOf, lockRequests, type ChangingQuote } from "./rows.ts";
import { quoteMachine } from "./states.ts";
import { quotes } from "./table.ts";

/** Turns an answered quote down, or cancels one that waits. Its vouchers are free again when no quote of the request is open or booked. */
export async function rejectQuote(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, quoteId: number): Promise<void> {
  const { quote } = await lockedQuote(ctx, quoteId);
  await move(ctx, quoteMachine, quote.id, quote.state === "awaiting_customer" ? "reject" : "cancel", {
    version: quote.version + 1,
  });
  ctx.audit("reject a quote", { entity: "quote", id: quote.id });
  await freeIfOver(ctx, [quote.requestId]);
  tellBoth(ctx, quote);
}

/** Books an answered quote: its siblings are cancelled. For the bookings module. */
export async function bookQuote(
  ctx: WriteCtx<"STATE_CONFLICT">,
  { quote, siblings }: Pick<ChangingQuote, "quote" | "siblings">,
): Promise<void> {
  if (quote.expiresAt <= ctx.now) throw ctx.fail("STATE_CONFLICT", { details: { state: "expired" } });
  await move(ctx, quoteMachine, quote.id, "book", { version: quote.version + 1 });
  const cancelled = await tryMove(
    ctx,
    quoteMachine,
    siblings.map((row) => row.id),
    "cancel",
  );
  const { consumerId } = quote;
  for (const row of siblings) if (cancelled.includes(row.id)) tellBoth(ctx, { ...row, consumerId });
  tellBoth(ctx, quote);
}

/** Gives a booked quote back to its driver, or lets it expire when its time is over. For the bookings module. */
export async function releaseQuote(ctx: WriteCtx, quoteId: number): Promise<void> {
  const found = await lockedQuoteOf(ctx, quoteId);
  if (!found) return;
  const { quote } = found;
  await tryMove(ctx, quoteMachine, [quoteId], "release", { version: quote.version + 1 });
  if (quote.expiresAt <= ctx.now) await tryMove(ctx, quoteMachine, [quoteId], "expire");
  await freeIfOver(ctx, [quote.requestId]);
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
  const requestIds = [...new Set(open.map((row) => row.requestId))];
  await lockRequests(ctx, requestIds);
  const ended = await tryMove(
    ctx,
    quoteMachine,
    open.map((row) => row.id),
    event,
  );
  await freeIfOver(ctx, requestIds);
  for (const row of open) if (ended.includes(row.id)) tellBoth(ctx, row);
}

const over = defineStatement<{ ids: readonly number[] }>()((p) => ({
  fields: { id: wholeNumber(sql`request.id`) },
  text: (columns) => sql`select ${columns} from unnest(${p.ids}::bigint[]) request (id) where not exists (
    select 1 from ${quotes} where ${quotes.requestId} = request.id and ${quotes.state} in ('awaiting_member', 'in_review', 'awaiting_customer', 'booked')) order by 1`,
}));

/** Frees the vouchers of those of the requests that have no open or booked quote. */
async function freeIfOver(ctx: WriteCtx, requestIds: readonly number[]): Promise<void> {
  if (requestIds.length === 0) return;
  for (const { id } of await over.all(ctx.db, { ids: requestIds })) await freeVouchers(ctx, id);
}
