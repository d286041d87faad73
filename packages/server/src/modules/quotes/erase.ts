import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { asc, eq } from "drizzle-orm";
import { quoteRequests, quotes } from "./table.ts";

/** The words that a driver and the fitters wrote go; what was offered at which price stays without a name. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  await ctx.db.update(quoteRequests).set({ message: "" }).where(eq(quoteRequests.consumerId, consumerId));
  await ctx.db.update(quotes).set({ message: "" }).where(eq(quotes.consumerId, consumerId));
}

/** What a driver asked and what was answered, oldest first. */
export async function dataOf(db: ReadDb, consumerId: number) {
  const asked = await db
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.consumerId, consumerId))
    .orderBy(asc(quoteRequests.id));
  const answered = await db.select().from(quotes).where(eq(quotes.consumerId, consumerId)).orderBy(asc(quotes.id));
  const byRequest = Map.groupBy(answered, (quote) => quote.requestId);
  return asked.map(({ consumerId: _, ...request }) => ({
    ...request,
    quotes: (byRequest.get(request.id) ?? []).map(
      ({ consumerId: __, requestId: ___, version: ____, ...quote }) => quote,
    ),
  }));
}
