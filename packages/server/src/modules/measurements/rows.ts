import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { getTableColumns, sql } from "drizzle-orm";
import { sessionSightOf, sessionVisible, type SessionSight } from "./policy.ts";
import { measurementSessions } from "./table.ts";

export type SessionRow = typeof measurementSessions.$inferSelect;
/** One that tyres of a vehicle are bound to. */
export interface BoundSession extends SessionRow {
  readonly consumerId: number;
  readonly vehicleId: number;
}

const visibleSession = defineStatement<SessionSight & { id: number }>()((p) => ({
  fields: getTableColumns(measurementSessions),
  text: (columns) =>
    sql`select ${columns} from ${measurementSessions} where ${measurementSessions.id} = ${p.id} and ${sessionVisible(p)}`,
}));

const lockSession = defineStatement<{ id: number }>()((p) => ({
  fields: getTableColumns(measurementSessions),
  text: (columns) =>
    sql`select ${columns} from ${measurementSessions} where ${measurementSessions.id} = ${p.id} for update`,
}));

/** A bound session that the actor may see, else NOT_FOUND. */
export async function sessionFor(
  ctx: Pick<ReadCtx<"NOT_FOUND">, "db" | "actor" | "fail">,
  id: number,
): Promise<BoundSession> {
  const row = await visibleSession.first(ctx.db, { id, ...sessionSightOf(ctx.actor) });
  const session = row ? bound(row) : null;
  if (!session) throw ctx.fail("NOT_FOUND");
  return session;
}

/** The session as it is now, which nobody else changes before the transaction ends. */
export async function lockedSession(ctx: WriteCtx, id: number): Promise<SessionRow | null> {
  return lockSession.first(ctx.db, { id });
}

export function bound(row: SessionRow): BoundSession | null {
  const { consumerId, vehicleId } = row;
  return consumerId === null || vehicleId === null ? null : { ...row, consumerId, vehicleId };
}
