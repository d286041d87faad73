import type { ReadDb } from "@treadclub/kit/db/open";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { creditEntries } from "./table.ts";

/** Credits of one kind that expire together. */
export interface Pot {
  readonly kind: "free" | "paid";
  readonly expiresAt: Date | null;
  readonly amount: number;
}

/** What a driver has left: pots that are neither empty nor over, in the order in which they are spent. */
export async function potsOf(db: ReadDb, consumerId: number, now: Date): Promise<Pot[]> {
  const { kind, expiresAt } = creditEntries;
  const amount = sql<number>`sum(${creditEntries.amount})::int`;
  const notOver = or(isNull(expiresAt), gt(expiresAt, now));
  return db
    .select({ kind, expiresAt, amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.consumerId, consumerId), notOver))
    .groupBy(kind, expiresAt)
    .having(sql`sum(${creditEntries.amount}) > 0`)
    .orderBy(sql`${expiresAt} asc nulls last`, kind);
}
