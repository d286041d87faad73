import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { ownList } from "#modules/consumers";
import { and, eq, isNull } from "drizzle-orm";
import { vehicles } from "./table.ts";
import type { VehicleView, VehicleViews } from "./view.ts";

/** A driver's vehicles, in the order in which they were added. Errors: NOT_FOUND for somebody else's. */
export async function vehiclesOf(
  ctx: ReadCtx<"NOT_FOUND">,
  views: VehicleViews,
  consumerId: number,
): Promise<{ list: VehicleView[]; total_count: number }> {
  const list = await ownList(
    ctx,
    consumerId,
    () => views.ofConsumer(ctx.db, consumerId),
    (found) => found.length === 0,
  );
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
