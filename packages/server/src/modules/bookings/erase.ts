import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { asc, eq } from "drizzle-orm";
import { bookings } from "./table.ts";

/** Bookings stay for six years, as accounts must: without a name and without the words that were written. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  await ctx.db.update(bookings).set({ message: "" }).where(eq(bookings.consumerId, consumerId));
}

/** Every booking of a driver, oldest first. */
export async function dataOf(db: ReadDb, consumerId: number) {
  const rows = await db.select().from(bookings).where(eq(bookings.consumerId, consumerId)).orderBy(asc(bookings.id));
  return rows.map(({ consumerId: _, version: __, holdId: ___, overlapsAnother: ____, ...row }) => row);
}
