import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { vatRegisteredMembers } from "#modules/members";
import { vouchersOfRequests } from "#modules/vouchers";
import { eq } from "drizzle-orm";
import type { QuoteRow } from "./rows.ts";
import { quotes } from "./table.ts";
import { totalOf } from "./total.ts";

/** What a quote costs now, vouchers taken off; null before it is answered. */
export async function quotePrice(
  ctx: Pick<ReadCtx, "db">,
  quote: QuoteRow,
  vatRatePercent: number,
): Promise<number | null> {
  const vouchers = (await vouchersOfRequests(ctx.db, [quote.requestId])).get(quote.requestId) ?? [];
  const registered = await vatRegisteredMembers(ctx.db, [quote.memberId]);
  return totalOf(quote, vouchers, registered.has(quote.memberId) ? vatRatePercent : 0)?.total_pence ?? null;
}

/** The request that a quote belongs to. */
export async function requestOfQuote(db: ReadDb, quoteId: number): Promise<number | null> {
  const [row] = await db.select({ requestId: quotes.requestId }).from(quotes).where(eq(quotes.id, quoteId));
  return row?.requestId ?? null;
}
