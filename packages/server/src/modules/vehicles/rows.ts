import type { ReadCtx } from "@treadclub/kit/context";
import { and, eq, isNull } from "drizzle-orm";
import { editedBy, ownedBy, seenBy } from "./policy.ts";
import { vehicles } from "./table.ts";

export type VehicleRow = typeof vehicles.$inferSelect;
/** "no key update" for whoever changes the vehicle afterwards: two that share it could not both go on. */
type Lock = "share" | "no key update";

/** The signed-in driver's own vehicle, to do something with; it cannot be removed before the transaction ends. Else NOT_FOUND. */
export const vehicleFor = (ctx: ReadCtx<"NOT_FOUND">, id: number, lock: Lock = "share"): Promise<VehicleRow> =>
  load(ctx, id, ownedBy(ctx.actor), lock);

/** A driver's vehicle that the actor's company may see, for as long as the transaction. Else NOT_FOUND. */
export const vehicleSeenBy = (ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<VehicleRow> =>
  load(ctx, id, seenBy(ctx.actor), "no key update");

/** A vehicle to change, by its driver or a super_admin. Else NOT_FOUND. */
export const vehicleToChange = (ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<VehicleRow> =>
  load(ctx, id, editedBy(ctx.actor), "no key update");

async function load(
  ctx: ReadCtx<"NOT_FOUND">,
  id: number,
  allowed: ReturnType<typeof ownedBy>,
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
