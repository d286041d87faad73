import type { ReadDb } from "@treadclub/kit/db/open";
import { asc, eq } from "drizzle-orm";
import { creditEntries } from "./table.ts";

/** The ledger of a driver's scans. It holds no personal words, so nothing of it is erased. */
export async function dataOf(db: ReadDb, consumerId: number) {
  const rows = await db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.consumerId, consumerId))
    .orderBy(asc(creditEntries.id));
  return rows.map(({ amount, kind, reason, orderId, expiresAt, at }) => ({
    amount,
    kind,
    reason,
    order_id: orderId,
    expires_at: expiresAt,
    at,
  }));
}
