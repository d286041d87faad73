import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { londonDay } from "@treadclub/rules";
import { consumers } from "#modules/consumers";
import { notifyConsumer } from "#modules/messages";
import { sql } from "drizzle-orm";
import { entryColumns } from "./entries.ts";
import { creditEntries, creditReminders } from "./table.ts";

/** So many drivers in one transaction. */
const driversAtOnce = 200;
const remindMs = 30 * 24 * 3_600_000;

const unspent = sql`group by entry.consumer_id, entry.kind, entry.order_id, entry.expires_at having sum(entry.amount) > 0`;

/** The next drivers with scans that have ended, locked as whoever spends them locks them. */
const nextToExpire = defineStatement<{ now: Date; atOnce: number }>()((p) => ({
  fields: { id: consumers.id },
  text: (columns) => sql`select ${columns} from ${consumers} where ${consumers.id} in (
      select entry.consumer_id from ${creditEntries} entry where entry.expires_at <= ${p.now} ${unspent} order by 1 limit ${p.atOnce}
    ) order by ${consumers.id} for no key update`,
}));

const expire = defineStatement<{ ids: readonly number[]; now: Date }>()((p) => ({
  fields: { id: wholeNumber(sql`id`) },
  text: (columns) => sql`insert into ${creditEntries} (${entryColumns})
    select entry.consumer_id, -sum(entry.amount), entry.kind, 'expired', null, entry.order_id, entry.expires_at, ${p.now}::timestamptz
    from ${creditEntries} entry where entry.consumer_id = any(${p.ids}::bigint[]) and entry.expires_at <= ${p.now}::timestamptz ${unspent}
    returning ${columns}`,
}));

/** Writes into the ledger what has ended; the balance left it out before. Returns the number of drivers looked at. */
export async function expireCredits(ctx: WriteCtx): Promise<number> {
  const drivers = await nextToExpire.all(ctx.db, { now: ctx.now, atOnce: driversAtOnce });
  const ids = drivers.map((driver) => driver.id);
  if (ids.length > 0) await expire.all(ctx.db, { ids, now: ctx.now });
  return ids.length;
}

/** Notes the next free scans that end within a month; a process beside this one finds them noted. */
const nextToRemind = defineStatement<{ now: Date; until: Date; atOnce: number }>()((p) => ({
  fields: {
    consumerId: wholeNumber(sql`noted.consumer_id`),
    orderId: wholeNumber(sql`noted.order_id`),
    expiresAt: sql<Date>`noted.expires_at`.mapWith((text: string) => new Date(text)),
    count: wholeNumber(sql`due.remaining`),
  },
  text: (columns) => sql`with due as (
      select entry.consumer_id, entry.order_id, entry.expires_at, sum(entry.amount) as remaining
      from ${creditEntries} entry join ${consumers} on ${consumers.id} = entry.consumer_id
      where entry.expires_at > ${p.now}::timestamptz and entry.expires_at <= ${p.until}::timestamptz and entry.order_id is not null and ${consumers.state} = 'active'
        and not exists (select 1 from ${creditReminders} seen where seen.consumer_id = entry.consumer_id and seen.order_id = entry.order_id and seen.expires_at = entry.expires_at)
      ${unspent} order by 1, 2, 3 limit ${p.atOnce}
    ), noted as (
      insert into ${creditReminders} (consumer_id, order_id, expires_at, at)
      select consumer_id, order_id, expires_at, ${p.now}::timestamptz from due on conflict do nothing returning *
    ) select ${columns} from noted join due using (consumer_id, order_id, expires_at) order by 1, 2, 3`,
}));

/** Reminds drivers, once, of free scans that end within a month. Returns how many reminders that were. */
export async function remindOfCredits(ctx: WriteCtx): Promise<number> {
  const until = new Date(ctx.now.getTime() + remindMs);
  const due = await nextToRemind.all(ctx.db, { now: ctx.now, until, atOnce: driversAtOnce });
  for (const { consumerId, orderId, expiresAt, count } of due)
    notifyConsumer(ctx, consumerId, {
      type: "credits_expiring",
      kind: "credits_expire",
      values: { count, valid_until: londonDay(expiresAt) },
      recordId: orderId,
    });
  return due.length;
}

export const creditJobs: readonly JobDefinition[] = [
  {
    name: "expire-credits",
    cron: "11 * * * *",
    run: async (job) => {
      while ((await job.write(expireCredits)) === driversAtOnce);
    },
  },
  {
    name: "remind-of-credits",
    cron: "13 8 * * *",
    run: async (job) => {
      while ((await job.write(remindOfCredits)) > 0);
    },
  },
];
