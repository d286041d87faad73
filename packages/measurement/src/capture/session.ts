import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { and, asc, eq } from "drizzle-orm";
import type { MeasurementRow, SessionRow } from "#measurement/rows";
import { measurements, sessions } from "#measurement/table";

/**
 * The session as it is now, which nobody else changes before this transaction ends. Every change of its measurements
 * begins here, so that a driver, a reviewer and a job take turns. Sessions are never deleted.
 */
export async function lockSession(ctx: WriteCtx, id: number): Promise<SessionRow> {
  const [session] = await ctx.db.select().from(sessions).where(eq(sessions.id, id)).for("update");
  if (!session) throw new Error(`Session ${id} is gone`);
  return session;
}

/** The measurements of a session, in its order. */
export const measurementsOf = (db: ReadDb, sessionId: number): Promise<MeasurementRow[]> =>
  db.select().from(measurements).where(eq(measurements.sessionId, sessionId)).orderBy(asc(measurements.place));

/** A measurement of this session. Errors: NOT_FOUND for one of another. */
export async function measurementIn(
  ctx: WriteCtx<"NOT_FOUND">,
  sessionId: number,
  id: number,
): Promise<MeasurementRow> {
  const [row] = await ctx.db
    .select()
    .from(measurements)
    .where(and(eq(measurements.id, id), eq(measurements.sessionId, sessionId)));
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}
