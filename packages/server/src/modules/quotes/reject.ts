import type { StateOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber, type RowOf } from "@treadclub/kit/db/decode";
import { isOneOf } from "@treadclub/kit/db/page";
import { defineStatement } from "@treadclub/kit/db/statement";
import { move, tryMove } from "@treadclub/kit/states";
import { freeVouchers } from "#modules/vouchers";
import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import { publishQuote } from "./answer.ts";
import { notifyCompanyOfEnd, notifyDriverOfEnd, quoteFactFields } from "./facts.ts";
import { lockedQuote, lockedQuoteOf, lockRequests, type ChangingQuote } from "./rows.ts";
import { quoteMachine } from "./states.ts";
import { quotes } from "./table.ts";

/** Turns an answered quote down, or cancels one that waits. Its vouchers are free again when no quote of the request is open or booked. */
export async function rejectQuote(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, quoteId: number): Promise<void> {
  const { quote, facts } = await lockedQuote(ctx, quoteId);
  const isAnswered = quote.state === "awaiting_customer";
  await move(ctx, quoteMachine, quote.id, isAnswered ? "reject" : "cancel", {
    version: quote.version + 1,
  });
  ctx.audit("reject a quote", { entity: "quote", id: quote.id });
  await freeVouchersOfClosed(ctx, [quote.requestId]);
  notifyCompanyOfEnd(ctx, { ...quote, facts }, isAnswered ? "quote_declined" : "quote_withdrawn");
  publishQuote(ctx, quote);
}

/** Books an answered quote: its siblings are cancelled. For the bookings module. */
export async function bookQuote(
  ctx: WriteCtx<"STATE_CONFLICT">,
  { quote, siblings, facts }: Pick<ChangingQuote, "quote" | "siblings" | "facts">,
  locationId: number,
): Promise<void> {
  if (quote.expiresAt <= ctx.now) throw ctx.fail("STATE_CONFLICT", { details: { state: "expired" } });
  await move(ctx, quoteMachine, quote.id, "book", { version: quote.version + 1, locationId });
  const cancelled = await tryMove(
    ctx,
    quoteMachine,
    siblings.map((row) => row.id),
    "cancel",
  );
  const { consumerId } = quote;
  for (const row of siblings.filter(({ id }) => cancelled.includes(id))) {
    notifyCompanyOfEnd(ctx, { ...row, consumerId, facts }, "quote_taken");
    publishQuote(ctx, { ...row, consumerId });
  }
  publishQuote(ctx, quote);
}

/** Gives a booked quote back to its driver, or expires it when overdue. For the bookings module. */
export async function releaseQuote(ctx: WriteCtx, quoteId: number): Promise<void> {
  const found = await lockedQuoteOf(ctx, quoteId);
  if (!found) return;
  const { quote } = found;
  await tryMove(ctx, quoteMachine, [quoteId], "release", { version: quote.version + 1, locationId: null });
  if (quote.expiresAt <= ctx.now) await tryMove(ctx, quoteMachine, [quoteId], "expire");
  await freeVouchersOfClosed(ctx, [quote.requestId]);
  publishQuote(ctx, quote);
}

/** So many quotes expire in one transaction. */
export const expireAtOnce = 500;

/** Expires overdue quotes. Returns the number that were due. */
export async function expireQuotes(ctx: WriteCtx): Promise<number> {
  const due = await ctx.db
    .select(openOnes)
    .from(quotes)
    .where(and(inArray(quotes.state, openStates), lt(quotes.expiresAt, ctx.now)))
    .orderBy(quotes.id)
    .limit(expireAtOnce);
  for (const row of await end(ctx, due, "expire")) {
    const isAnswered = row.answeredAt !== null;
    notifyDriverOfEnd(ctx, row, isAnswered ? "quote_expired" : "quote_unanswered");
    notifyCompanyOfEnd(ctx, row, isAnswered ? "quote_lapsed" : "quote_missed");
  }
  return due.length;
}

/** Cancels the open quotes of a member that was disabled. */
export async function cancelOfMember(ctx: WriteCtx, memberId: number): Promise<void> {
  const open = await ctx.db
    .select(openOnes)
    .from(quotes)
    .where(and(eq(quotes.memberId, memberId), inArray(quotes.state, openStates)));
  for (const row of await end(ctx, open, "cancel")) notifyDriverOfEnd(ctx, row, "quote_stopped");
}

/**
 * Cancels the open quotes of a driver who closes the account, and those whose bookings have just been cancelled; one of these
 * that is overdue expires. The number of statements does not grow with them.
 */
export async function cancelOfConsumer(ctx: WriteCtx, consumerId: number, bookedIds: readonly number[]): Promise<void> {
  const isOpen = inArray(quotes.state, openStates);
  const open = await ctx.db
    .select(openOnes)
    .from(quotes)
    .where(and(eq(quotes.consumerId, consumerId), or(isOpen, isOneOf(quotes.id, bookedIds))))
    .orderBy(quotes.id);
  await lockRequests(ctx, requestsOf(open));
  const released = await tryMove(ctx, quoteMachine, bookedIds, "release", {}, ["version"]);
  const isOverdue = (row: OpenOne): boolean => released.includes(row.id) && row.expiresAt <= ctx.now;
  await endLocked(ctx, open.filter(isOverdue), "expire");
  const cancelled = await endLocked(
    ctx,
    open.filter((row) => !isOverdue(row)),
    "cancel",
  );
  for (const row of cancelled) notifyCompanyOfEnd(ctx, row, "quote_withdrawn");
}

const openStates = ["awaiting_member", "in_review", "awaiting_customer"] as const satisfies readonly StateOf<"quote">[];
const openOnes = {
  id: quotes.id,
  requestId: quotes.requestId,
  consumerId: quotes.consumerId,
  memberId: quotes.memberId,
  answeredAt: quotes.answeredAt,
  expiresAt: quotes.expiresAt,
  facts: quoteFactFields,
};
type OpenOne = RowOf<typeof openOnes>;

/** Ends quotes and returns those that were open. It does so under the locks of their requests, so that one of two siblings sees that it is the last and frees the vouchers. */
async function end(ctx: WriteCtx, open: readonly OpenOne[], event: "expire" | "cancel"): Promise<OpenOne[]> {
  await lockRequests(ctx, requestsOf(open));
  return endLocked(ctx, open, event);
}

async function endLocked(ctx: WriteCtx, open: readonly OpenOne[], event: "expire" | "cancel"): Promise<OpenOne[]> {
  const ended = await tryMove(
    ctx,
    quoteMachine,
    open.map((row) => row.id),
    event,
  );
  await freeVouchersOfClosed(ctx, requestsOf(open));
  const closed = open.filter((row) => ended.includes(row.id));
  for (const row of closed) publishQuote(ctx, row);
  return closed;
}

const requestsOf = (open: readonly OpenOne[]): number[] => [...new Set(open.map((row) => row.requestId))];

const closedRequests = defineStatement<{ ids: readonly number[] }>()((p) => ({
  fields: { id: wholeNumber(sql`request.id`) },
  text: (columns) => sql`select ${columns} from unnest(${p.ids}::bigint[]) request (id) where not exists (
    select 1 from ${quotes} where ${quotes.requestId} = request.id and ${quotes.state} in ('awaiting_member', 'in_review', 'awaiting_customer', 'booked')) order by 1`,
}));

/** Frees the vouchers of those of the requests that have no open or booked quote. */
async function freeVouchersOfClosed(ctx: WriteCtx, requestIds: readonly number[]): Promise<void> {
  if (requestIds.length === 0) return;
  const closed = await closedRequests.all(ctx.db, { ids: requestIds });
  await freeVouchers(
    ctx,
    closed.map((row) => row.id),
  );
}
