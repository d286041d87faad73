import { nestedOne } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { clubDiscounts, clubs, mayBeJoined } from "#modules/clubs";
import { members } from "#modules/members";
import { costPence, vouchers } from "#modules/vouchers";
import { londonDay, londonInstant, vouchersPerPrice, type OnOffer } from "@treadclub/rules";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { latestSetting, orFirst, settingFields, type OfferSetting } from "./settings.ts";

/** What a job of two tyres comes to: vouchers that ask for more are not counted. */
const countedSpendPence = 15_000;

interface Day {
  readonly today: SQLWrapper;
  readonly dayBegins: SQLWrapper;
}

/** Discounts that any driver can use in the shop, beside others: amounts, for anything, at a usual price. */
const isForEverybody: SQL = sql`${clubDiscounts.active}
  and ${clubDiscounts.conditions} ->> 'percent' is null
  and (${clubDiscounts.conditions} ->> 'stackable')::boolean
  and (${clubDiscounts.conditions} ->> 'min_spend_pence')::integer <= ${sql.raw(String(countedSpendPence))}
  and ${clubDiscounts.conditions} @> '{"channels": ["in_store"], "products": [], "brands": []}'::jsonb
  and jsonb_array_length(${clubDiscounts.conditions} -> 'products') + jsonb_array_length(${clubDiscounts.conditions} -> 'brands') = 0`;

/** Whether the budget of a club reaches to this discount for one more driver; vouchers are issued in the order of their ids. */
const isInBudget = ({ today, dayBegins }: Day): SQL =>
  sql`(num_nonnulls(${clubs.budgetVouchers}, ${clubs.budgetPence}, ${clubs.budgetPerDay}) = 0 or exists (
    select 1 from (
      select count(*) as issued, coalesce(sum(${costPence(today)}), 0) as pence,
        count(*) filter (where ${vouchers.issuedAt} >= ${dayBegins}::timestamptz) as today
      from ${vouchers} where ${vouchers.clubId} = ${clubs.id} and ${vouchers.state} <> 'withdrawn'
    ) spent cross join (
      select 1 + coalesce(sum((d.conditions ->> 'per_person')::integer), 0) as count,
        ${clubDiscounts.amountPence} + coalesce(sum(d.amount_pence * (d.conditions ->> 'per_person')::integer), 0) as pence
      from club_discounts d where d.club_id = ${clubs.id} and d.active and d.id < ${clubDiscounts.id}
    ) due where coalesce(spent.issued + due.count <= ${clubs.budgetVouchers}, true)
      and coalesce(spent.pence + due.pence <= ${clubs.budgetPence}, true)
      and coalesce(spent.today + due.count <= ${clubs.budgetPerDay}, true)))`;

const pencesOf = (best: SQL): SQL<number[]> => sql<number[]>`coalesce((${best}), '[]'::jsonb)`;

const figures = defineStatement<{ today: string; dayBegins: string }>()((p) => ({
  fields: {
    setting: nestedOne(settingFields, latestSetting),
    platform: pencesOf(sql`select best.pence from best where best.member_id is null`),
    fitters: sql<{ pence: number[]; count: number }[]>`(
      select coalesce(jsonb_agg(jsonb_build_object('pence', alike.pence, 'count', alike.count)), '[]'::jsonb) from (
        select coalesce(best.pence, '[]'::jsonb) as pence, count(*) as count from ${members}
        left join best on best.member_id = ${members.id} where ${members.state} = 'accepted' group by 1
      ) alike)`,
  },
  text: (columns) => sql`with given as (
      select ${clubs.memberId} as member_id, ${clubDiscounts.amountPence} as pence,
        row_number() over (partition by ${clubs.memberId} order by ${clubDiscounts.amountPence} desc) as place
      from ${clubDiscounts} join ${clubs} on ${clubs.id} = ${clubDiscounts.clubId}
      where ${mayBeJoined(p.today)} and ${isForEverybody} and ${isInBudget(p)}
    ), best as (
      select given.member_id, jsonb_agg(given.pence order by given.pence desc) as pence
      from given where given.place <= ${sql.raw(String(vouchersPerPrice))} group by given.member_id
    ) select ${columns}`,
}));

/** Returns the setting that counts, and what a new driver can get today. */
export async function offerFigures(
  db: ReadDb,
  now: Date,
): Promise<{ readonly setting: OfferSetting; readonly onOffer: OnOffer }> {
  const today = londonDay(now);
  const row = await figures.first(db, { today, dayBegins: londonInstant(today, "00:00").toISOString() });
  if (!row) throw new Error("No figures of the offer");
  const setting = orFirst(row.setting);
  return { setting, onOffer: { welcome: setting.welcome_pence, platform: row.platform, fitters: row.fitters } };
}
