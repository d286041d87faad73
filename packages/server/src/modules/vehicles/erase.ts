import type { WriteCtx } from "@treadclub/kit/context";
import { nestedList } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { asc, eq, and, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import { driversOfCar, lapseRequests, passOn } from "./hand-over.ts";
import { motTests, vehicleDrivers, vehicleRequests, vehicles } from "./table.ts";

/** A shared vehicle passes on to another driver. The others stay as rows that quotes and bookings lead to; what told one car from another goes. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  const shared = await ctx.db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.consumerId, consumerId), isNull(vehicles.removedAt)))
    .orderBy(asc(vehicles.id))
    .for("no key update");
  await ctx.db.delete(vehicleDrivers).where(eq(vehicleDrivers.consumerId, consumerId));
  for (const row of shared) {
    const [next] = await driversOfCar(ctx, row.id);
    if (next === undefined) await lapseRequests(ctx, row);
    else await passOn(ctx, row, next);
  }
  await ctx.db
    .delete(vehicleRequests)
    .where(or(eq(vehicleRequests.askerId, consumerId), eq(vehicleRequests.holderId, consumerId)));
  const theirs = ctx.db.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.consumerId, consumerId));
  await ctx.db.delete(motTests).where(inArray(motTests.vehicleId, theirs));
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
      motAnnualMileage: null,
      motCheckedAt: null,
      motAskAt: null,
      source: "typed",
      removedAt: sql`coalesce(${vehicles.removedAt}, ${ctx.now.toISOString()})`,
    })
    .where(eq(vehicles.consumerId, consumerId));
}

/** Every vehicle that a driver has or had. */
export async function dataOf(db: ReadDb, consumerId: number) {
  const rows = await db
    .select({ ...getTableColumns(vehicles), mot_tests: testsOf })
    .from(vehicles)
    .where(eq(vehicles.consumerId, consumerId))
    .orderBy(asc(vehicles.id));
  return rows.map(({ consumerId: _, version: __, motAskAt: ___, ...row }) => row);
}

const testsOf = nestedList(
  {
    completedOn: motTests.completedOn,
    passed: motTests.passed,
    expiresOn: motTests.expiresOn,
    miles: motTests.miles,
    remarks: motTests.remarks,
  },
  sql`from ${motTests} where ${motTests.vehicleId} = ${vehicles.id}`,
  sql`${motTests.place}`,
);
