import { nestedList } from "@treadclub/kit/db/decode";
import { fitterRef, members, paceOf } from "#modules/members";
import { personRef } from "#modules/consumers";
import { users } from "#modules/identity";
import { vehicleRef, vehicles } from "#modules/vehicles";
import { isFellow, onlyAt } from "#modules/clubs";
import { vouchers } from "#modules/vouchers";
import { getTableColumns, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { quoteRequests, quotes } from "./table.ts";

/** A quote as it is stored, with its request; for statements that join `quote_requests`. */
export const quoteColumns = { ...getTableColumns(quotes), request: getTableColumns(quoteRequests) };

/** Vouchers that were chosen for a request count until they are used or free again. */
export const vouchersOfRequest = sql`from ${vouchers} where ${vouchers.requestId} = ${quotes.requestId} and ${vouchers.state} in ('reserved', 'used')`;

/** Whether a member honours a voucher; what its group had agreed when it got the request holds. */
export const isHonoured = (memberId: SQLWrapper, at: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${vouchers.memberId} is null or ${vouchers.memberId} = ${memberId} or ${isFellow(vouchers, memberId, at)})`;

/** What the price of a quote is made of, beside its lines. */
export const priceFields = {
  isVatRegistered: members.vatRegistered,
  vouchers: nestedList(
    {
      id: vouchers.id,
      amountPence: vouchers.amountPence,
      conditions: vouchers.conditions,
      memberId: vouchers.memberId,
      onlyAt: onlyAt(vouchers),
      isHonoured: isHonoured(quotes.memberId, quotes.requestedAt),
    },
    vouchersOfRequest,
    sql`${vouchers.expiresOn} nulls last, ${vouchers.id}`,
  ),
};

const earlier = sql.identifier("earlier");

/** How fast this fitter answered before it was asked; null once a quote is answered. */
const pace = paceOf({
  from: sql`from ${quotes} ${earlier} where ${quotes.state} in ('awaiting_member', 'in_review') and ${earlier}.member_id = ${quotes.memberId}`,
  askedAt: sql`${earlier}.requested_at`,
  answeredAt: sql`${earlier}.answered_at`,
  before: sql`${quotes.requestedAt}`,
});

/** A quote with what a row of a list shows; for statements with `quoteJoins`. */
export const quoteRowFields = {
  quote: quoteColumns,
  member: fitterRef,
  consumer: personRef,
  vehicle: vehicleRef,
  price: priceFields,
  pace,
};

export const quoteJoins = sql`join ${quoteRequests} on ${quoteRequests.id} = ${quotes.requestId}
  join ${members} on ${members.id} = ${quotes.memberId}
  join ${users} on ${users.id} = ${quotes.consumerId}
  join ${vehicles} on ${vehicles.id} = ${quoteRequests.vehicleId}`;
