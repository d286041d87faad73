import { AppError } from "@treadclub/kit/errors";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { shortPosition, type TyrePosition } from "@treadclub/rules";
import { abandonScans, leaveSession, measuredScans, scans } from "#modules/scans";
import { and, asc, eq, ne } from "drizzle-orm";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { MeasurementPort, ServiceResults } from "#adapters/measurement/port";
import { bringUpToDate } from "./bring-up-to-date.ts";
import type { MeasurementDeps } from "./deps.ts";
import { lockedSession, type SessionRow } from "./rows.ts";
import { measurementSessions } from "./table.ts";

/** Sends a session's tyres to the service. On failure the token is released and no credit is spent. */
export async function planBound(
  ctx: OutsideCtx,
  deps: MeasurementDeps,
  session: SessionRow,
  positions: readonly TyrePosition[],
): Promise<void> {
  try {
    const results = await plan(deps.measurement, session, positions);
    await ctx.write((tx) => bringUpToDate(tx, deps, session.id, { results, photos: new Map(), pictured: new Set() }));
  } catch (error) {
    if (await ctx.write((tx) => unbind(tx, session.id))) throw error;
  }
}

/** What the service says after it was told the tyres. */
export const planned = async (port: MeasurementPort, db: ReadDb, session: SessionRow): Promise<ServiceResults> =>
  plan(port, session, await positionsOf(db, session.id));

/** A driver who was quicker may have begun those very tyres already. */
async function plan(
  port: MeasurementPort,
  session: SessionRow,
  positions: readonly TyrePosition[],
): Promise<ServiceResults> {
  try {
    return await port.plan(session.serviceSessionId, positions.map(shortPosition));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "STATE_CONFLICT") throw error;
    const results = await port.results(session.serviceSessionId);
    const there = new Set(results.measurements.map((one) => one.position_code));
    if (!positions.every((position) => there.has(shortPosition(position)))) throw error;
    return results;
  }
}

async function positionsOf(db: ReadDb, sessionId: number): Promise<TyrePosition[]> {
  const rows = await db
    .select({ position: scans.position })
    .from(scans)
    .where(and(eq(scans.measurementSessionId, sessionId), ne(scans.state, "deleted")))
    .orderBy(asc(scans.id));
  return rows.map((row) => row.position);
}

/** Returns false when another request has informed the service meanwhile. */
async function unbind(ctx: WriteCtx, sessionId: number): Promise<boolean> {
  const session = await lockedSession(ctx, sessionId);
  if (!session || session.plannedAt !== null || session.boundAt === null) return false;
  await abandonScans(ctx, await measuredScans(ctx, sessionId));
  await leaveSession(ctx, sessionId);
  await ctx.db
    .update(measurementSessions)
    .set({
      consumerId: null,
      vehicleId: null,
      clubId: null,
      mileage: null,
      boundAt: null,
      followAt: session.expiresAt,
    })
    .where(eq(measurementSessions.id, sessionId));
  return true;
}
