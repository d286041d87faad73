import { isoInstant } from "@treadclub/kit/db/decode";
import { users } from "#modules/identity";
import { members } from "#modules/members";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { vouchers } from "./table.ts";

/** Whether a quote request is booked at a member, as an expression; quotes are a higher module. */
export type IsBookedAt = (requestId: SQLWrapper, memberId: SQLWrapper) => SQL<boolean>;

const nameOf = (id: SQLWrapper): SQL<string | null> =>
  sql`(select m.company_name from ${members} m where m.id = ${id})`;

/**
 * A voucher with all that its view and its policy need; for statements that read `vouchers`. `viewer` is the company of
 * whoever looks, or null.
 */
export const voucherFields = (viewer: SQLWrapper, isBookedAt: IsBookedAt) => ({
  id: vouchers.id,
  code: vouchers.code,
  state: vouchers.state,
  title: vouchers.title,
  subtitle: vouchers.subtitle,
  description: vouchers.description,
  terms: vouchers.terms,
  amountPence: vouchers.amountPence,
  clubId: vouchers.clubId,
  memberId: vouchers.memberId,
  usedMemberId: vouchers.usedMemberId,
  consumerId: vouchers.consumerId,
  requestId: vouchers.requestId,
  issuedAt: isoInstant(vouchers.issuedAt),
  expiresOn: vouchers.expiresOn,
  usedAt: isoInstant(vouchers.usedAt),
  memberName: nameOf(vouchers.memberId),
  usedMemberName: nameOf(vouchers.usedMemberId),
  consumerName: sql<string>`(select u.first_name || ' ' || u.last_name from ${users} u where u.id = ${vouchers.consumerId})`,
  viewer: {
    isAccepted: sql<boolean>`exists (select 1 from ${members} m where m.id = ${viewer}::bigint and m.state = 'accepted')`,
    isBookedAt: sql<boolean>`(${vouchers.state} = 'reserved' and ${isBookedAt(vouchers.requestId, sql`${viewer}::bigint`)})`,
    name: nameOf(sql`${viewer}::bigint`),
  },
});
