import type { WriteDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { consumers } from "#modules/consumers";
import { sql } from "drizzle-orm";

/** The columns that statements which add entries write, in order. */
export const entryColumns = sql`consumer_id, amount, kind, reason, ref_id, order_id, expires_at, at`;

/**
 * Locks a driver: what takes credits happens one after the other. Sent together with the statement that takes them, whose
 * snapshot is taken once this one has the lock.
 */
export const lock = (db: WriteDb, id: number): Promise<unknown> => lockStatement.first(db, { id });

const lockStatement = defineStatement<{ id: number }>()((p) => ({
  fields: { id: consumers.id },
  text: (columns) => sql`select ${columns} from ${consumers} where ${consumers.id} = ${p.id} for no key update`,
}));
