import { isAdmin } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { vehicles } from "./table.ts";

export type VehicleRow = typeof vehicles.$inferSelect;

/** Drivers have their own vehicles; administrators and jobs see all. */
function mayBeSeen(ctx: Pick<ReadCtx, "actor">): SQL {
  if (ctx.actor.kind === "job" || isAdmin(ctx.actor)) return sql`true`;
  return ctx.actor.kind === "user" ? eq(vehicles.consumerId, ctx.actor.userId) : sql`false`;
}

/** A vehicle that the actor may use and that was not removed, else NOT_FOUND. */
export async function vehicleFor(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<VehicleRow> {
  const [row] = await ctx.db.select().from(vehicles).where(and(eq(vehicles.id, id), isNull(vehicles.removedAt), mayBeSeen(ctx)));
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

export interface VehicleRef {
  readonly id: number;
  readonly number: string;
  readonly brand: string;
  readonly model: string;
}

/** Vehicles by id for records that name them, removed ones too. */
export async function vehicleRefs(db: ReadDb, ids: readonly number[]): Promise<Map<number, VehicleRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: vehicles.id, number: vehicles.number, brand: vehicles.brand, model: vehicles.model }).from(vehicles).where(inArray(vehicles.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}
