import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { nestedList, nestedOne } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { locationFields, locations, memberCardFields } from "#modules/members";
import {
  isBookedAt,
  isHonoured,
  quoteJoins,
  quoteRowFields,
  quoteRowOf,
  quotes,
  sightOf,
  type Sight,
} from "#modules/quotes";
import { viewerOf, voucherFields, vouchers, voucherViewOf, type VoucherDeps } from "#modules/vouchers";
import { sql } from "drizzle-orm";
import { bookingJoins, bookingRowFields, bookingRowOf } from "./fields.ts";
import { allowed } from "./policy.ts";
import { seenBy } from "./rows.ts";
import { bookings } from "./table.ts";

export type BookingView = ReplyOf<Catalog["getBookingByIdWithMember"]>;
export interface BookingViewDeps extends VoucherDeps {
  readonly vatRatePercent: number;
}

/** The vouchers of the quote's request that the member of the booking honours. */
const honoured = sql`from ${vouchers} where ${vouchers.requestId} = (select q.request_id from ${quotes} q where q.id = ${bookings.quoteId})
  and ${vouchers.state} in ('reserved', 'used') and ${isHonoured(bookings.memberId, sql`(select q.requested_at from ${quotes} q where q.id = ${bookings.quoteId})`)}
  and (${bookings.locationId} = any(${vouchers.locationIds})
    or not exists (select 1 from ${locations} l where l.id = any(${vouchers.locationIds}) and l.member_id = ${vouchers.memberId}))`;

const bookingById = defineStatement<Sight & { id: number; viewer: number | null }>()((p) => ({
  fields: {
    row: { ...bookingRowFields, member: memberCardFields, location: locationFields },
    booking: {
      state: bookings.state,
      consumerId: bookings.consumerId,
      memberId: bookings.memberId,
      startsAt: bookings.startsAt,
      proposedStartsAt: bookings.proposedStartsAt,
      proposedEndsAt: bookings.proposedEndsAt,
      message: bookings.message,
      version: bookings.version,
    },
    quote: nestedOne(quoteRowFields, sql`from ${quotes} ${quoteJoins} where ${quotes.id} = ${bookings.quoteId}`),
    vouchers: nestedList(voucherFields(sql`${p.viewer}`, isBookedAt), honoured, sql`${vouchers.id}`),
  },
  text: (columns) =>
    sql`select ${columns} from ${bookings} ${bookingJoins} where ${bookings.id} = ${p.id} and ${seenBy(p)}`,
}));

/** One booking with everything that its screens show, in one statement. */
export async function bookingView(ctx: ReadCtx<"NOT_FOUND">, deps: BookingViewDeps, id: number): Promise<BookingView> {
  const found = await bookingById.first(ctx.db, { id, viewer: viewerOf(ctx.actor), ...sightOf(ctx.actor) });
  if (!found) throw ctx.fail("NOT_FOUND");
  const { row, booking, quote } = found;
  const { proposedStartsAt, proposedEndsAt } = booking;
  return {
    ...bookingRowOf(row),
    vouchers: found.vouchers.map((voucher) => voucherViewOf(ctx, deps, voucher)),
    quote: quote && quoteRowOf(quote, deps),
    message: booking.message,
    version: booking.version,
    proposed:
      proposedStartsAt === null || proposedEndsAt === null
        ? null
        : { starts_at: proposedStartsAt.toISOString(), ends_at: proposedEndsAt.toISOString() },
    can: allowed(ctx.actor, booking, ctx.now),
  };
}
