import type { ReadDb } from "@treadclub/kit/db/open";
import { and, eq, inArray } from "drizzle-orm";
import { quotes } from "./table.ts";

/** Which of the requests are booked at a member. */
export async function bookedRequests(
  db: ReadDb,
  memberId: number,
  requestIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (requestIds.length === 0) return new Set();
  const rows = await db
    .select({ requestId: quotes.requestId })
    .from(quotes)
    .where(and(inArray(quotes.requestId, [...requestIds]), eq(quotes.memberId, memberId), eq(quotes.state, "booked")));
  return new Set(rows.map((row) => row.requestId));
}
