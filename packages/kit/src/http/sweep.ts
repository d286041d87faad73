import { lt } from "drizzle-orm";
import type { WriteDb } from "../db/open.ts";
import { idempotencyKeys, rateLimits } from "../tables.ts";
import { oldestKept } from "./idempotency.ts";

/** Deletes expired idempotency keys and rate-limit windows; returns the number deleted. */
export async function sweepRequests(db: WriteDb, now: Date): Promise<{ keys: number; counters: number }> {
  const keys = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldestKept(now)));
  const counters = await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
  return { keys: keys.rowCount ?? 0, counters: counters.rowCount ?? 0 };
}
