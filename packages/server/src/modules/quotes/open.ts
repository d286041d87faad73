import type { ReadDb } from "@treadclub/kit/db/open";
import { and, eq, inArray } from "drizzle-orm";
import { quoteRequests, quotes } from "./table.ts";

/** Returns whether this vehicle has a quote that is open or can be booked. */
export async function hasOpenQuotes(db: ReadDb, vehicleId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: quotes.id })
    .from(quotes)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quotes.requestId))
    .where(
      and(
        eq(quoteRequests.vehicleId, vehicleId),
        inArray(quotes.state, ["awaiting_member", "in_review", "awaiting_customer"]),
      ),
    )
    .limit(1);
  return row !== undefined;
}
