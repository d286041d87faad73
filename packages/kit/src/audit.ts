import { and, eq, inArray, like, lt } from "drizzle-orm";
import type { WriteDb } from "./db/open.ts";
import { auditLog } from "./tables.ts";

/** Adds a row about a call as a whole, outside the transaction of the call. */
export async function addAuditRow(db: WriteDb, row: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(row);
}

/** Removes the details of what was done to the records of an id; who did what and when stays. */
export async function blankAuditDetails(db: WriteDb, things: readonly string[], id: number): Promise<void> {
  await db
    .update(auditLog)
    .set({ diff: null })
    .where(and(inArray(auditLog.thing, [...things]), eq(auditLog.thingId, id)));
}

/** Removes rows from before an instant whose action begins with some words. Returns the number of rows removed. */
export async function removeAuditRows(db: WriteDb, actionPrefix: string, before: Date): Promise<number> {
  const removed = await db
    .delete(auditLog)
    .where(and(like(auditLog.action, `${actionPrefix}%`), lt(auditLog.at, before)));
  return removed.rowCount ?? 0;
}
