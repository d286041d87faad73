import { nestedList, wholeNumber, wireInstant } from "@treadclub/kit/db/decode";
import { defineStatement, type StatementRunner } from "@treadclub/kit/db/statement";
import { consumers, consumerVisible, type ConsumerSight } from "#modules/consumers";
import { sql, type SQL } from "drizzle-orm";
import { creditEntries } from "./table.ts";

export interface Balance {
  readonly balance: number;
  readonly free: number;
  readonly paid: number;
}

/** The balance with what of it ends, soonest first. */
export interface BalanceAndEnds extends Balance {
  readonly ends: { readonly count: number; readonly expires_at: string }[];
}

interface Wanted extends ConsumerSight {
  readonly id: number;
  readonly now: Date;
}

/**
 * What is left of each kind, end and order, as `kind`, `expires_at`, `order_id` and `remaining`; a spent credit lowers the
 * parcel that it came from, and what has expired does not count.
 */
export const parcels = (consumerId: unknown, now: unknown): SQL =>
  sql`(select ${creditEntries.kind} as kind, ${creditEntries.expiresAt} as expires_at, ${creditEntries.orderId} as order_id, sum(${creditEntries.amount})::int as remaining
    from ${creditEntries} where ${creditEntries.consumerId} = ${consumerId} group by ${creditEntries.kind}, ${creditEntries.expiresAt}, ${creditEntries.orderId}
    having sum(${creditEntries.amount}) > 0 and (${creditEntries.expiresAt} is null or ${creditEntries.expiresAt} > ${now}))`;

/** How many credits of an order's pack can still be used, as an expression. */
export const leftOfPack = (orderId: SQL, now: unknown): SQL<number> =>
  wholeNumber(sql`(select coalesce(sum(parcel.remaining), 0) from (
    select sum(entry.amount) as remaining from ${creditEntries} entry where entry.order_id = ${orderId} and (entry.expires_at is null or entry.expires_at > ${now})
    group by entry.kind, entry.expires_at having sum(entry.amount) > 0) parcel)`);

const left = (kinds: SQL): SQL<number> =>
  wholeNumber(sql`coalesce(sum(parcels.remaining) filter (where parcels.kind in ${kinds}), 0)`);

const balanceStatement = defineStatement<Wanted>()((p) => ({
  fields: {
    balance: left(sql`('free', 'paid')`),
    free: left(sql`('free')`),
    paid: left(sql`('paid')`),
    ends: nestedList(
      {
        count: wholeNumber(sql`ending.remaining`),
        expires_at: sql<string>`ending.expires_at`.mapWith(wireInstant),
      },
      sql`from ${parcels(p.id, p.now)} ending where ending.expires_at is not null`,
      sql`ending.expires_at, ending.order_id`,
    ),
  },
  text: (columns) =>
    sql`select ${columns} from ${consumers} left join ${parcels(p.id, p.now)} parcels on true
      where ${consumers.id} = ${p.id} and ${consumerVisible(p)} group by ${consumers.id}`,
}));

/** How many scans a driver has left; null for a driver that the actor may not see. */
export const balanceSeen = (db: StatementRunner, wanted: Wanted): Promise<BalanceAndEnds | null> =>
  balanceStatement.first(db, wanted);

/** How many scans a driver has left; what has expired does not count. */
export async function balanceOf(db: StatementRunner, consumerId: number, now: Date): Promise<Balance> {
  const anybody = { seesAll: true, userId: null, memberId: null };
  const found = await balanceSeen(db, { id: consumerId, now, ...anybody });
  return found ? { balance: found.balance, free: found.free, paid: found.paid } : { balance: 0, free: 0, paid: 0 };
}
