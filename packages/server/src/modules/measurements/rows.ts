import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { and, eq } from "drizzle-orm";
import { visibleTo } from "./policy.ts";
import { measurementSessions } from "./table.ts";

export type SessionRow = typeof measurementSessions.$inferSelect;
/** One that tyres of a vehicle are bound to. */
export interface BoundSession extends SessionRow {
  readonly consumerId: number;
  readonly vehicleId: number;
}

/** A bound session that the actor may see, else NOT_FOUND. */
export async function sessionFor(
  ctx: Pick<ReadCtx<"NOT_FOUND">, "db" | "actor" | "fail">,
  id: number,
): Promise<BoundSession> {
  const [row] = await ctx.db
    .select()
    .from(measurementSessions)
    .where(and(eq(measurementSessions.id, id), visibleTo(ctx.actor)));
  const session = row ? bound(row) : null;
  if (!session) throw ctx.fail("NOT_FOUND");
  return session;
}

/** The session as it is now, which nobody else changes before the transaction ends. */
export async function lockedSession(ctx: WriteCtx, id: number): Promise<SessionRow | null> {
  const [row] = await ctx.db.select().from(measurementSessions).where(eq(measurementSessions.id, id)).for("update");
  return row ?? null;
}

export function bound(row: SessionRow): BoundSession | null {
  const { consumerId, vehicleId } = row;
  return consumerId === null || vehicleId === null ? null : { ...row, consumerId, vehicleId };
}
