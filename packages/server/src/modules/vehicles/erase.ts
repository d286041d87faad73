import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { asc, eq, sql } from "drizzle-orm";
import { vehicles } from "./table.ts";

/** A driver's vehicles stay as rows that quotes and bookings lead to; what told one car from another goes. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  await ctx.db
    .update(vehicles)
    .set({
      number: sql`'ERASED' || ${vehicles.id}`,
      brand: "",
      model: "",
      colour: "",
      fuel: "",
      engineSize: "",
      year: null,
      lastMotOn: null,
      motDueOn: null,
      nextServiceOn: null,
      motReminder: false,
      mileage: null,
      averageAnnualMileage: null,
      source: "typed",
      removedAt: sql`coalesce(${vehicles.removedAt}, ${ctx.now.toISOString()})`,
    })
    .where(eq(vehicles.consumerId, consumerId));
}

/** Every vehicle that a driver has or had. */
export async function dataOf(db: ReadDb, consumerId: number) {
  const rows = await db.select().from(vehicles).where(eq(vehicles.consumerId, consumerId)).orderBy(asc(vehicles.id));
  return rows.map(({ consumerId: _, version: __, ...row }) => row);
}
