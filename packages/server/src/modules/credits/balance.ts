import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement, type StatementRunner } from "@treadclub/kit/db/statement";
import { consumers, consumerVisible, type ConsumerSight } from "#modules/consumers";
import { sql, type SQL } from "drizzle-orm";
import { creditEntries } from "./table.ts";

export interface Balance {
  readonly balance: number;
  readonly free: number;
  readonly paid: number;
}

interface Wanted extends ConsumerSight {
  readonly id: number;
  readonly now: Date;
}

/**
 * What is left of each kind and end, as `kind`, `expires_at` and `remaining`; a spent credit lowers the parcel that it came
 * from, and what has expired does not count.
 */
export const parcels = (consumerId: unknown, now: unknown): SQL =>
  sql`(select ${creditEntries.kind} as kind, ${creditEntries.expiresAt} as expires_at, sum(${creditEntries.amount})::int as remaining
    from ${creditEntries} where ${creditEntries.consumerId} = ${consumerId} group by ${creditEntries.kind}, ${creditEntries.expiresAt}
    having sum(${creditEntries.amount}) > 0 and (${creditEntries.expiresAt} is null or ${creditEntries.expiresAt} > ${now}))`;

const left = (kinds: SQL): SQL<number> =>
  wholeNumber(sql`coalesce(sum(parcels.remaining) filter (where parcels.kind in ${kinds}), 0)`);

const balanceStatement = defineStatement<Wanted>()((p) => ({
  fields: { balance: left(sql`('free', 'paid')`), free: left(sql`('free')`), paid: left(sql`('paid')`) },
  text: (columns) =>
    sql`select ${columns} from ${consumers} left join ${parcels(p.id, p.now)} parcels on true
      where ${consumers.id} = ${p.id} and ${consumerVisible(p)} group by ${consumers.id}`,
}));

/** How many scans a driver has left; null for a driver that the actor may not see. */
export const balanceSeen = (db: StatementRunner, wanted: Wanted): Promise<Balance | null> =>
  balanceStatement.first(db, wanted);

/** How many scans a driver has left; what has expired does not count. */
export async function balanceOf(db: StatementRunner, consumerId: number, now: Date): Promise<Balance> {
  const anybody = { seesAll: true, userId: null, memberId: null };
  return (await balanceSeen(db, { id: consumerId, now, ...anybody })) ?? { balance: 0, free: 0, paid: 0 };
}
