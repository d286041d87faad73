import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { addDays, londonDay } from "@treadclub/rules";
import { clubs } from "#modules/clubs";
import { consumers } from "#modules/consumers";
import { members } from "#modules/members";
import { notifyConsumer } from "#modules/messages";
import { sql } from "drizzle-orm";
import { vouchers } from "./table.ts";

/** Drivers are reminded this many days before the last day of a voucher. */
export const remindDaysAhead = 7;
/** So many drivers are reminded in one transaction. */
const driversAtOnce = 200;

/**
 * Marks the vouchers of the next drivers that end soon, all of a driver at once. A process that runs beside another one waits
 * for its rows and finds them marked. Reserved ones stay with their quote; closed accounts are reminded if they come back in time.
 */
const nextToRemind = defineStatement<{ now: string; today: string; until: string; atOnce: number }>()((p) => {
  const isDue = sql`${vouchers.state} = 'issued' and ${vouchers.remindedAt} is null and ${vouchers.expiresOn} between ${p.today}::date and ${p.until}::date`;
  return {
    fields: {
      id: wholeNumber(sql`due.id`),
      consumerId: wholeNumber(sql`due.consumer_id`),
      title: sql<string>`due.title`,
      amountPence: wholeNumber(sql`due.amount_pence`),
      isWelcome: sql<boolean>`exists (select 1 from ${clubs} where ${clubs.id} = due.club_id and ${clubs.welcome})`,
      isShare: sql<boolean>`(due.conditions ->> 'percent' is not null)`,
      expiresOn: sql<string>`due.expires_on::text`,
      club: sql<string>`(select ${clubs.name} from ${clubs} where ${clubs.id} = due.club_id)`,
      company: sql<string | null>`(select ${members.companyName} from ${members} where ${members.id} = due.member_id)`,
    },
    text: (columns) => sql`with drivers as (
      select distinct ${vouchers.consumerId} as id from ${vouchers} join ${consumers} on ${consumers.id} = ${vouchers.consumerId}
      where ${isDue} and ${consumers.state} = 'active' order by 1 limit ${p.atOnce}
    ), locked as (
      select ${vouchers.id} as id from ${vouchers} where ${vouchers.consumerId} in (select id from drivers) and ${isDue}
      order by ${vouchers.id} for update
    ), due as (
      update ${vouchers} set reminded_at = ${p.now}::timestamptz where ${vouchers.id} in (select id from locked) returning *
    ) select ${columns} from due order by due.id`,
  };
});

type Due = Awaited<ReturnType<typeof nextToRemind.all>>[number];

/** Reminds the next drivers of vouchers that end within a week, once of each. Returns how many vouchers they were. */
export async function remindOfVouchers(ctx: WriteCtx): Promise<number> {
  const today = londonDay(ctx.now);
  const until = addDays(today, remindDaysAhead);
  const due = await nextToRemind.all(ctx.db, { now: ctx.now.toISOString(), today, until, atOnce: driversAtOnce });
  for (const rows of Map.groupBy(due, (row) => `${row.consumerId} ${row.expiresOn}`).values()) remind(ctx, rows);
  return due.length;
}

function remind(ctx: WriteCtx, rows: readonly Due[]): void {
  const [first] = rows;
  if (!first) return;
  const isOne = rows.length === 1;
  notifyConsumer(ctx, first.consumerId, {
    type: "voucher_expiring",
    kind: isOne ? "voucher_expires" : "vouchers_expire",
    values: {
      amount_pence: rows.reduce((sum, row) => sum + row.amountPence, 0),
      ...(rows.some((row) => row.isShare) && { up_to: 1 }),
      valid_until: first.expiresOn,
      ...(isOne
        ? { title: first.title, ...(first.isWelcome && { welcome: 1 }) }
        : { titles: rows.map((row) => row.title).join(", ") }),
      ...shared("club", rows),
      ...shared("company", rows),
    },
    recordId: first.id,
  });
}

/** What all of them have in common. */
function shared(name: "club" | "company", rows: readonly Due[]): Readonly<Record<string, string>> {
  const [value, ...others] = new Set(rows.map((row) => row[name]));
  return others.length > 0 || value === null || value === undefined ? {} : { [name]: value };
}
