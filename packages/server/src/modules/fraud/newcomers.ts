import type { WriteCtx } from "@treadclub/kit/context";
import type { RowOf } from "@treadclub/kit/db/decode";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { welcomeVouchers } from "#modules/vouchers";
import { knownDevices, users } from "#modules/identity";
import { sql } from "drizzle-orm";
import { welcomeReviews } from "./table.ts";

/** A driver, and the completed scan of a car that earned them something. */
export interface Earned {
  readonly consumerId: number;
  readonly scanId: number;
  readonly plate: string | null;
}

const fields = {
  consumerId: wholeNumber(sql`due."consumerId"`),
  scanId: wholeNumber(sql`due."scanId"`),
  plate: sql<string>`coalesce(due.plate, '')`,
  email: sql<string>`u.email`,
  phone: sql<string | null>`u.phone`,
  browsers: sql<string[]>`array(select distinct d.browser from ${knownDevices} d where d.user_id = u.id)`,
  key: sql<string>`(select value from shared_secrets where name = 'welcome marks')`,
  /** One that was withdrawn unused. */
  hadOne: sql<boolean>`exists (select 1 ${welcomeVouchers(sql`u.id`)})`,
  reviewId: sql<number | null>`r.id`.mapWith(Number),
  reviewState: sql<(typeof welcomeReviews.$inferSelect)["state"] | null>`r.state`,
};
export type Newcomer = RowOf<typeof fields>;

/** Those who have no welcome voucher now, nor wait for one, nor were refused it. */
const lookUp = defineStatement<{ earned: string }>()((p) => ({
  fields,
  text: (columns) => sql`select ${columns}
    from jsonb_to_recordset(${p.earned}::jsonb) as due ("consumerId" bigint, "scanId" bigint, plate text)
    join ${users} u on u.id = due."consumerId" left join ${welcomeReviews} r on r.consumer_id = u.id
    where not exists (select 1 ${welcomeVouchers(sql`u.id`)} and w.state <> 'withdrawn')
      and coalesce(r.state, 'withdrawn') in ('withdrawn', 'given', 'granted')
    order by due."consumerId"`,
}));

export const newcomersOf = async (ctx: WriteCtx, earned: readonly Earned[]): Promise<Newcomer[]> => {
  const byDriver = new Map(earned.toReversed().map((one) => [one.consumerId, one]));
  return byDriver.size === 0 ? [] : lookUp.all(ctx.db, { earned: JSON.stringify([...byDriver.values()]) });
};
