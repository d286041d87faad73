import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { randomCode } from "@treadclub/kit/ids";
import { begun } from "@treadclub/kit/states";
import { clubDiscounts, hasBudget, type ClubRow, type DiscountRow } from "#modules/clubs";
import { londonDay, londonInstant } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import { dueVouchers, type Due, type DueVariant } from "./due.ts";
import { announceVouchers } from "./reserve.ts";
import { voucherMachine } from "./states.ts";
import { vouchers } from "./table.ts";

/** 32^10 codes: nobody guesses one within the limits of a company. */
export const codeLength = 10;

/** A new voucher of a discount, with a code of its own and the words and conditions of today. */
export const voucherOf = (discount: DiscountRow) => ({
  code: randomCode(codeLength),
  clubId: discount.clubId,
  clubDiscountId: discount.id,
  title: discount.title,
  subtitle: discount.subtitle,
  description: discount.description,
  terms: discount.terms,
  amountPence: discount.amountPence,
  conditions: discount.conditions,
});

export type IssuedVoucher = Pick<typeof vouchers.$inferSelect, "id" | "consumerId" | "amountPence" | "conditions">;

/** What one driver got, and what they are still to get. */
export interface Issued {
  readonly issued: readonly IssuedVoucher[];
  readonly waiting: number;
  /** What has to come first: another day, or more budget. */
  readonly waitsFor: "day" | "budget" | null;
}

/**
 * Gives a driver what a club gives out now and they have not had, as far as its budget reaches. The club is locked against
 * changes.
 */
export async function issueDiscounts(ctx: WriteCtx, consumerId: number, club: ClubRow): Promise<Issued> {
  const due = await lookUpDue(ctx, club, "one", { consumerId, joinedAt: ctx.now.toISOString() });
  const lacking = due.filter((one) => one.isLacking);
  const issued = await issueDue(ctx, club, due);
  announceVouchers(
    ctx,
    { consumerId, memberId: null },
    issued.map((voucher) => voucher.id),
  );
  const missed = lacking.find((one) => !isCovered(one));
  return {
    issued,
    waiting: lacking.filter((one) => !isCovered(one)).length,
    waitsFor: missed === undefined ? null : missed.isInBudget ? "day" : "budget",
  };
}

/** Returns what drivers lack. Who claims of a budget waits for others who do: what they got counts. */
export async function lookUpDue(
  ctx: WriteCtx,
  club: ClubRow,
  who: DueVariant["who"],
  from: { readonly consumerId: number; readonly joinedAt: string },
): Promise<Due[]> {
  const isLimited = hasBudget(club);
  if (isLimited) await budgetLock.all(ctx.db, { clubId: club.id });
  const today = londonDay(ctx.now);
  const dayBegins = londonInstant(today, "00:00").toISOString();
  return dueVouchers({ hasBudget: isLimited, who }).all(ctx.db, { clubId: club.id, today, dayBegins, ...from });
}

/** Until the transaction ends, nobody else claims of the budget of a club. */
const budgetLock = defineStatement<{ clubId: number }>()((p) => ({
  fields: { locked: sql<number>`1` },
  text: (columns) =>
    sql`select ${columns} from (select pg_advisory_xact_lock(hashtextextended('club budget ' || ${p.clubId}::text, 5))) lock`,
}));

export const isCovered = (one: Due): boolean => one.isInDay && one.isInBudget;

const newVouchers = defineStatement<{
  memberId: number | null;
  groupId: number | null;
  locationIds: readonly number[];
  issuedAt: string;
  expiresOn: string | null;
  due: string;
}>()((p) => ({
  fields: {
    id: vouchers.id,
    consumerId: vouchers.consumerId,
    amountPence: vouchers.amountPence,
    conditions: vouchers.conditions,
  },
  text: (
    columns,
  ) => sql`insert into ${vouchers} (code, consumer_id, club_id, club_discount_id, member_id, group_id, location_ids, title, subtitle, description, terms,
        amount_pence, conditions, nth, issued_at, expires_on)
      select r.code, r.consumer, d.club_id, d.id, ${p.memberId}::bigint, ${p.groupId}::bigint, ${p.locationIds}::bigint[], d.title, d.subtitle, d.description, d.terms, d.amount_pence, d.conditions,
        r.nth, ${p.issuedAt}::timestamptz, ${p.expiresOn}::date
      from jsonb_to_recordset(${p.due}::jsonb) as r (place integer, code text, consumer bigint, discount bigint, nth integer)
      join ${clubDiscounts} d on d.id = r.discount order by r.place
      on conflict on constraint vouchers_once do nothing returning ${columns}`,
}));

/**
 * Issues what the budget reaches to. The order is everywhere that of drivers and their discounts, so that two that issue the
 * same wait for each other without a deadlock. A code is drawn from so many that a second draw is never needed.
 */
export async function issueDue(ctx: WriteCtx, club: ClubRow, looked: readonly Due[]): Promise<IssuedVoucher[]> {
  const due = looked
    .filter((one) => one.isLacking && isCovered(one))
    .map(({ consumerId, discountId, nth }, place) => ({
      place,
      code: randomCode(codeLength),
      consumer: consumerId,
      discount: discountId,
      nth,
    }));
  if (due.length === 0) return [];
  const made = await newVouchers.all(ctx.db, {
    memberId: club.memberId,
    groupId: club.groupId,
    locationIds: club.locationIds,
    issuedAt: ctx.now.toISOString(),
    expiresOn: club.endsOn,
    due: JSON.stringify(due),
  });
  begun(
    ctx,
    voucherMachine,
    made.map((row) => row.id),
  );
  return made;
}
