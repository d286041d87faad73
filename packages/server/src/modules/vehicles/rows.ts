import type { ReadCtx } from "@treadclub/kit/context";
import { seenByMember } from "#modules/consumers";
import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { editedBy, usedBy, seenBy } from "./policy.ts";
import { vehicleDrivers, vehicles } from "./table.ts";

export type VehicleRow = typeof vehicles.$inferSelect;
/** "no key update" for whoever changes the vehicle afterwards: two that share it could not both go on. */
type Lock = "share" | "no key update";

/** A vehicle that the signed-in driver owns or shares, to do something with; it cannot be removed before the transaction ends. `consumerId` is whoever does it. Else NOT_FOUND. */
export async function vehicleFor(ctx: ReadCtx<"NOT_FOUND">, id: number, lock: Lock = "share"): Promise<VehicleRow> {
  const row = await load(ctx, id, usedBy(ctx.actor), lock);
  return ctx.actor.kind === "user" ? { ...row, consumerId: ctx.actor.userId } : row;
}

/** A vehicle of a driver that the actor's company may see, for as long as the transaction; `consumerId` is that driver, its owner first. Else NOT_FOUND. */
export async function vehicleSeenBy(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<VehicleRow> {
  const memberId = ctx.actor.kind === "user" ? ctx.actor.memberId : null;
  const query = ctx.db
    .select({ ...getTableColumns(vehicles), driver: seenDriver(memberId) })
    .from(vehicles)
    .where(and(eq(vehicles.id, id), isNull(vehicles.removedAt), seenBy(ctx.actor)));
  const [row] = await ("outbox" in ctx ? query.for("no key update") : query);
  if (!row) throw ctx.fail("NOT_FOUND");
  const { driver, ...vehicle } = row;
  return { ...vehicle, consumerId: driver ?? vehicle.consumerId };
}

/** The driver for whom a company sees a vehicle, where that is not its owner. */
const seenDriver = (memberId: number | null) =>
  sql<
    number | null
  >`case when ${memberId === null ? sql`true` : seenByMember(memberId, vehicles.consumerId)} then null else
    (select ${vehicleDrivers.consumerId} from ${vehicleDrivers} where ${vehicleDrivers.vehicleId} = ${vehicles.id}
      and ${memberId === null ? sql`false` : seenByMember(memberId, vehicleDrivers.consumerId)} order by ${vehicleDrivers.since} limit 1) end`.mapWith(
    vehicles.consumerId,
  );

/** A vehicle to change, by one of its drivers or a super_admin. Else NOT_FOUND. */
export const vehicleToChange = (ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<VehicleRow> =>
  load(ctx, id, editedBy(ctx.actor), "no key update");

async function load(
  ctx: ReadCtx<"NOT_FOUND">,
  id: number,
  allowed: ReturnType<typeof usedBy>,
  lock: Lock,
): Promise<VehicleRow> {
  const query = ctx.db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), isNull(vehicles.removedAt), allowed));
  // Only a transaction that writes may lock.
  const [row] = await ("outbox" in ctx ? query.for(lock) : query);
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}
