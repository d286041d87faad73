import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { members } from "#modules/members";
import { sql } from "drizzle-orm";
import { priceFields, quoteColumns } from "./fields.ts";
import type { ChangingQuote } from "./rows.ts";
import { quoteRequests, quotes } from "./table.ts";
import { totalOf } from "./total.ts";

/** What a quote costs now, vouchers taken off; null before it is answered. */
export const quotePrice = (
  { quote, price }: Pick<ChangingQuote, "quote" | "price">,
  vatRatePercent: number,
  locationId: number,
): number | null =>
  totalOf({ ...quote, locationId }, price.vouchers, price.isVatRegistered ? vatRatePercent : 0)?.total_pence ?? null;

const pricedQuote = defineStatement<{ id: number }>()((p) => ({
  fields: { quote: quoteColumns, price: priceFields },
  text: (
    columns,
  ) => sql`select ${columns} from ${quotes} join ${quoteRequests} on ${quoteRequests.id} = ${quotes.requestId}
    join ${members} on ${members.id} = ${quotes.memberId} where ${quotes.id} = ${p.id}`,
}));

/** What each voucher takes off a booked quote, in pence. */
export async function takenVouchers(ctx: WriteCtx, quoteId: number): Promise<ReadonlyMap<number, number>> {
  const found = await pricedQuote.first(ctx.db, { id: quoteId });
  const total = found ? totalOf(found.quote, found.price.vouchers, 0) : null;
  return new Map(total?.discounts.map(({ voucher_id, pence }) => [voucher_id, pence]));
}
