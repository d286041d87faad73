import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { tryMove } from "@treadclub/kit/states";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { notifyCar } from "./request-notes.ts";
import { requestMachine } from "./request-states.ts";
import type { VehicleRow } from "./rows.ts";
import { motTests, vehicleDrivers, vehicleRequests, vehicles } from "./table.ts";

/**
 * Gives a car to a new owner: as a vehicle of its own, so that scans, quotes and bookings of before stay with whoever made
 * them. Other open questions lapse, and shares end. The row is locked by the caller. Returns the new vehicle's id.
 */
export async function handOver(ctx: WriteCtx, row: VehicleRow, toId: number): Promise<number> {
  const made = await handOverStatement.first(ctx.db, { id: row.id, toId, now: ctx.now });
  if (!made) throw new Error("No vehicle row");
  for (const consumerId of made.shared)
    if (consumerId !== toId) notifyCar(ctx, consumerId, "car_share_ended", carOf(row));
  ctx.audit("hand over vehicle", { entity: "vehicle", id: row.id }, { to: made.id });
  return made.id;
}

/** What the new owner finds; the old one's plans and reminders stay behind. */
const facts = sql.raw(
  [
    "number, brand, model, colour, fuel, engine_size, year, last_mot_on, mot_due_on, mileage, mot_annual_mileage",
    "mot_checked_at, mot_ask_at, tyre_size, load_rating, speed_rating, rear_tyre_size, rear_load_rating",
    "rear_speed_rating, source",
  ].join(", "),
);

const handOverStatement = defineStatement<{ id: number; toId: number; now: Date }>()((p) => ({
  fields: {
    id: wholeNumber(sql`made.id`),
    shared: sql<number[]>`(select coalesce(json_agg(consumer_id), '[]') from ended)`,
  },
  text: (columns) => sql`with gone as (
      update ${vehicles} set removed_at = ${p.now} where id = ${p.id} returning *
    ), made as (
      insert into ${vehicles} (consumer_id, mot_reminder, created_at, ${facts}) select ${p.toId}::bigint, true, ${p.now}::timestamptz, ${facts} from gone returning id
    ), tests as (
      insert into ${motTests} (vehicle_id, place, completed_on, passed, expires_on, miles, remarks)
      select made.id, place, completed_on, passed, expires_on, miles, remarks from ${motTests} cross join made where ${motTests.vehicleId} = ${p.id}
    ), ended as (
      delete from ${vehicleDrivers} where vehicle_id = ${p.id} returning consumer_id
    ) select ${columns} from made`,
}));

/** Open questions about a car that has gone, apart from one that was answered. */
export async function lapseRequests(ctx: WriteCtx, row: VehicleRow, exceptId = 0): Promise<void> {
  const open = await ctx.db
    .select({ id: vehicleRequests.id, askerId: vehicleRequests.askerId })
    .from(vehicleRequests)
    .where(
      and(eq(vehicleRequests.vehicleId, row.id), eq(vehicleRequests.state, "open"), ne(vehicleRequests.id, exceptId)),
    )
    .orderBy(asc(vehicleRequests.id))
    .for("update");
  const ids = open.map(({ id }) => id);
  const lapsed = await tryMove(ctx, requestMachine, ids, "lapse", { decidedAt: ctx.now });
  for (const { id, askerId } of open) if (lapsed.includes(id)) notifyCar(ctx, askerId, "car_gone", carOf(row));
}

/** The drivers of a car besides its owner, longest first. */
export const driversOfCar = async (ctx: WriteCtx, vehicleId: number): Promise<number[]> =>
  (
    await ctx.db
      .select({ id: vehicleDrivers.consumerId })
      .from(vehicleDrivers)
      .where(eq(vehicleDrivers.vehicleId, vehicleId))
      .orderBy(asc(vehicleDrivers.since), asc(vehicleDrivers.consumerId))
  ).map(({ id }) => id);

/** Makes a driver who shares a car its owner; questions about it are theirs to answer, with as much time as for new ones. */
export async function passOn(ctx: WriteCtx, row: VehicleRow, toId: number): Promise<void> {
  await ctx.db.execute(sql`with left_out as (
      delete from ${vehicleDrivers} where vehicle_id = ${row.id} and consumer_id = ${toId}
    ), asked as (
      update ${vehicleRequests} set holder_id = ${toId}, asked_at = ${ctx.now.toISOString()}::timestamptz, reminded_at = null
        where vehicle_id = ${row.id} and state = 'open' and asker_id <> ${toId}
    ) update ${vehicles} set consumer_id = ${toId}, version = version + 1 where id = ${row.id}`);
  ctx.audit("pass vehicle on", { entity: "vehicle", id: row.id }, { to: toId });
  notifyCar(ctx, toId, "car_passed_on", carOf(row));
}

export const carOf = ({ id, number }: Pick<VehicleRow, "id" | "number">) => ({ vehicleId: id, plate: number });
