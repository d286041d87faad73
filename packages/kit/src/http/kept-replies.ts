import { inArray, like, or, sql, type SQLWrapper } from "drizzle-orm";
import type { WriteDb } from "../db/open.ts";
import { idempotencyKeys, rateLimits } from "../tables.ts";

/** Removes the replies kept for idempotency keys of some scopes. `scopes`: an array, or a query of one column. */
export async function removeReplies(db: WriteDb, scopes: readonly string[] | SQLWrapper): Promise<void> {
  await db.delete(idempotencyKeys).where(inArray(idempotencyKeys.scope, "getSQL" in scopes ? scopes : [...scopes]));
}

/** Removes what requests of a person left behind: kept replies of theirs or with their address, and counters of limits under it. */
export async function removeRequestTraces(db: WriteDb, userId: number, address: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(
      or(
        like(idempotencyKeys.scope, `user ${userId} %`),
        sql`position(${address} in ${idempotencyKeys.reply}::text) > 0`,
      ),
    );
  await db.delete(rateLimits).where(sql`position(${address} in ${rateLimits.key}) > 0`);
}
