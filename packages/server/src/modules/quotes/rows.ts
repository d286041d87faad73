import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { and, eq, getTableColumns } from "drizzle-orm";
import { mayBeSeen } from "./policy.ts";
import { quoteRequests, quotes } from "./table.ts";

export type QuoteRow = typeof quotes.$inferSelect & { readonly request: typeof quoteRequests.$inferSelect };

/** A quote that the actor may see, else NOT_FOUND. */
export async function quoteFor(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<QuoteRow> {
  const [row] = await ctx.db
    .select({ quote: getTableColumns(quotes), request: getTableColumns(quoteRequests) })
    .from(quotes)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quotes.requestId))
    .where(and(eq(quotes.id, id), mayBeSeen(ctx.actor)));
  if (!row) throw ctx.fail("NOT_FOUND");
  return { ...row.quote, request: row.request };
}

/** Locks the request of a quote, so that answering, booking and rejecting its quotes come one after the other. */
export async function lockRequest(ctx: WriteCtx, requestId: number): Promise<void> {
  await ctx.db
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, requestId))
    .for("update");
}
