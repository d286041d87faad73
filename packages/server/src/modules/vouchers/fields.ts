import { isoInstant, nestedOne } from "@treadclub/kit/db/decode";
import { groupOf, isFellow, onlyAt } from "#modules/clubs";
import { users } from "#modules/identity";
import { members } from "#modules/members";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { vouchers } from "./table.ts";
import { isWelcome } from "./words.ts";

/** Whether a quote request is booked at a member, as an expression; quotes are a higher module. */
export type IsBookedAt = (requestId: SQLWrapper, memberId: SQLWrapper) => SQL<boolean>;

const nameOf = (id: SQLWrapper): SQL<string | null> =>
  sql`(select m.company_name from ${members} m where m.id = ${id})`;

/**
 * A voucher with all that its view and its policy need; for statements that read `vouchers`. `viewer` is the company of
 * the acting user, or null.
 */
export const voucherFields = (viewer: SQLWrapper, isBookedAt: IsBookedAt) => ({
  id: vouchers.id,
  code: vouchers.code,
  state: vouchers.state,
  title: vouchers.title,
  subtitle: vouchers.subtitle,
  description: vouchers.description,
  terms: vouchers.terms,
  isWelcome,
  amountPence: vouchers.amountPence,
  conditions: vouchers.conditions,
  usedPence: vouchers.usedPence,
  clubId: vouchers.clubId,
  memberId: vouchers.memberId,
  groupId: vouchers.groupId,
  usedMemberId: vouchers.usedMemberId,
  consumerId: vouchers.consumerId,
  requestId: vouchers.requestId,
  requestClosed: vouchers.requestClosed,
  issuedAt: isoInstant(vouchers.issuedAt),
  expiresOn: vouchers.expiresOn,
  usedAt: isoInstant(vouchers.usedAt),
  sharedCount: vouchers.sharedCount,
  sharedByEmail: vouchers.sharedByEmail,
  sharedAt: isoInstant(vouchers.sharedAt),
  undoUntil: isoInstant(vouchers.undoUntil),
  withdrawnAt: isoInstant(vouchers.withdrawnAt),
  withdrawnReason: vouchers.withdrawnReason,
  memberName: nameOf(vouchers.memberId),
  usedMemberName: nameOf(vouchers.usedMemberId),
  consumerName: sql<string>`(select u.first_name || ' ' || u.last_name from ${users} u where u.id = ${vouchers.consumerId})`,
  /** The company of the acting user, once it is accepted. */
  viewer: nestedOne(
    { id: members.id, name: members.companyName },
    sql`from ${members} where ${members.id} = ${viewer}::bigint and ${members.state} = 'accepted'`,
  ),
  group: groupOf(vouchers),
  onlyAt: onlyAt(vouchers),
  /** Whether the company of the acting user honours it as one of its group. */
  isFellowViewer: isFellow(vouchers, sql`${viewer}::bigint`),
  isBookedAtViewer: sql<boolean>`(${vouchers.state} = 'reserved' and ${isBookedAt(vouchers.requestId, sql`${viewer}::bigint`)})`,
});
