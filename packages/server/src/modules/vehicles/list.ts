import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { ownConsumer } from "#modules/consumers";
import { and, eq, isNull } from "drizzle-orm";
import type { VehicleDeps } from "./deps.ts";
import { vehicles } from "./table.ts";
import { vehicleViews, type VehicleView } from "./view.ts";

const mostVehicles = 500;

/** A driver's vehicles, in the order in which they were added. Errors: NOT_FOUND for somebody else's. */
export async function vehiclesOf(
  ctx: ReadCtx<"NOT_FOUND">,
  deps: VehicleDeps,
  consumerId: number,
): Promise<{ list: VehicleView[]; total_count: number }> {
  const owner = await ownConsumer(ctx, consumerId);
  const rows = await ctx.db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.consumerId, owner.id), isNull(vehicles.removedAt)))
    .orderBy(vehicles.id)
    .limit(mostVehicles);
  const list = await vehicleViews(ctx.db, deps.tyreStates, rows);
  return { list, total_count: list.length };
}

/** Whether nobody has a vehicle of this number. */
export async function isNumberFree(db: ReadDb, number: string): Promise<boolean> {
  const [row] = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.number, number), isNull(vehicles.removedAt)));
  return row === undefined;
}
