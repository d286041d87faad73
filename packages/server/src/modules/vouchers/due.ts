import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement, statementVariants, type Placeholders } from "@treadclub/kit/db/statement";
import { clubDiscounts, clubMemberships, clubs } from "#modules/clubs";
import { consumers } from "#modules/consumers";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { vouchers } from "./table.ts";

/** So many drivers are looked at in one transaction. */
export const driversAtOnce = 500;

interface DueParams {
  readonly clubId: number;
  readonly today: string;
  readonly dayBegins: string;
  /** The driver; of many, those who joined after this one. */
  readonly consumerId: number;
  readonly joinedAt: string;
}

export interface DueVariant {
  readonly hasBudget: boolean;
  readonly who: "one" | "next";
}

/** Vouchers that a driver lacks: one for each discount that a club gives out now and each time that it gives it. */
export const lacking = (consumerId: SQLWrapper, clubId: SQLWrapper): SQL =>
  sql`from ${clubDiscounts} d cross join lateral generate_series(1, (d.conditions ->> 'per_person')::integer) as n (nth)
    where d.club_id = ${clubId} and d.active and not exists (
      select 1 from ${vouchers} v where v.consumer_id = ${consumerId} and v.club_discount_id = d.id and v.nth = n.nth)`;

/** What used vouchers of a club took off and those still out may take off; every voucher that was not withdrawn; those of today. */
const spent = (p: Placeholders<DueParams>): SQL => sql`select count(*) as issued,
    coalesce(sum(${costPence(p.today)}), 0) as pence, count(*) filter (where ${vouchers.issuedAt} >= ${p.dayBegins}::timestamptz) as today
  from ${vouchers} where ${vouchers.clubId} = ${p.clubId} and ${vouchers.state} <> 'withdrawn'`;

/** What a voucher has cost or may still cost. */
export const costPence = (
  today: SQLWrapper,
): SQL => sql`case when ${vouchers.state} = 'used' then coalesce(${vouchers.usedPence}, ${vouchers.amountPence})
  when ${isOut(today)} then ${vouchers.amountPence} else 0 end`;

/** Whether a voucher may still be used. */
export const isOut = (today: SQLWrapper): SQL => sql`(${vouchers.state} = 'reserved' or ${isUsable(today)})`;
export const isUsable = (today: SQLWrapper): SQL =>
  sql`(${vouchers.state} = 'issued' and (${vouchers.expiresOn} is null or ${vouchers.expiresOn} >= ${today}::date))`;

const drivers = (who: DueVariant["who"], p: Placeholders<DueParams>): SQL =>
  who === "one"
    ? sql`select ${p.consumerId}::bigint as id, ${p.joinedAt}::timestamptz as joined_at`
    : sql`select m.consumer_id as id, m.joined_at from ${clubMemberships} m
        where m.club_id = ${p.clubId} and (m.joined_at, m.consumer_id) > (${p.joinedAt}::timestamptz, ${p.consumerId}::bigint)
        order by m.joined_at, m.consumer_id limit ${sql.raw(String(driversAtOnce))}`;

/**
 * The vouchers that one driver or the next ones lack, in the order in which they joined, with whether the budget reaches to
 * each; behind one that it does not reach to comes none that it does. A driver without any comes once, with nulls; whose
 * account is not open gets nothing. A budget needs its lock.
 */
export const dueVouchers = statementVariants(({ hasBudget, who }: DueVariant) =>
  defineStatement<DueParams>()((p) => ({
    fields: {
      consumerId: wholeNumber(sql`driver.id`),
      joinedAt: sql<string>`driver.joined_at::text`,
      /** Without it, what follows is null. */
      isLacking: sql<boolean>`(due.place is not null)`,
      discountId: wholeNumber(sql`due.discount_id`),
      nth: wholeNumber(sql`due.nth`),
      isInDay: hasBudget
        ? sql<boolean>`coalesce(spent.today + due.place <= ${clubs.budgetPerDay}, true)`
        : sql<boolean>`true`,
      isInBudget: hasBudget
        ? sql<boolean>`coalesce(spent.issued + due.place <= ${clubs.budgetVouchers}, true) and coalesce(spent.pence + due.pence <= ${clubs.budgetPence}, true)`
        : sql<boolean>`true`,
    },
    text: (columns) => sql`with driver as (${drivers(who, p)}), due as (
        select driver.id as consumer_id, one.*, row_number() over w as place, sum(one.amount_pence) over w as pence
        from driver join ${consumers} on ${consumers.id} = driver.id and ${consumers.state} = 'active'
        cross join lateral (select d.id as discount_id, d.amount_pence, n.nth ${lacking(sql`driver.id`, p.clubId)}) one
        window w as (order by driver.joined_at, driver.id, one.discount_id, one.nth rows unbounded preceding)
      )${hasBudget ? sql`, spent as (${spent(p)})` : sql``}
      select ${columns} from driver left join due on due.consumer_id = driver.id
        ${hasBudget ? sql`cross join spent join ${clubs} on ${clubs.id} = ${p.clubId}` : sql``}
      order by driver.joined_at, driver.id, due.place`,
  })),
);

export type Due = Awaited<ReturnType<ReturnType<typeof dueVouchers>["all"]>>[number];
