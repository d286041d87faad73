import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { asc, eq } from "drizzle-orm";
import { creditOrders } from "./table.ts";

/** A driver's orders. */
export async function dataOf(db: ReadDb, consumerId: number) {
  const rows = await db
    .select()
    .from(creditOrders)
    .where(eq(creditOrders.consumerId, consumerId))
    .orderBy(asc(creditOrders.id));
  return rows.map(({ consumerId: _, version: __, checkoutUrl: ___, session: ____, ...row }) => row);
}

/** Orders are tax records: what was paid stays, what somebody wrote about it goes. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  await ctx.db.update(creditOrders).set({ refundNote: "" }).where(eq(creditOrders.consumerId, consumerId));
}
