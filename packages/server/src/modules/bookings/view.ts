import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { consumerRefs } from "#modules/consumers";
import { locationsById, locationViewOf, memberCards } from "#modules/members";
import { quoteRows, requestOfQuote } from "#modules/quotes";
import { vehicleRefs } from "#modules/vehicles";
import { vouchersOfRequests, voucherViews, type VoucherDeps } from "#modules/vouchers";
import { allowed } from "./policy.ts";
import { bookingFor, type BookingRow } from "./rows.ts";

export type BookingListRow = Omit<BookingView, "vouchers" | "quote" | "message" | "version" | "proposed" | "can">;
export type BookingView = ReplyOf<Catalog["getBookingByIdWithMember"]>;
export interface BookingViewDeps extends VoucherDeps {
  readonly vatRatePercent: number;
}

/** Bookings as list rows, in the order given; a constant number of queries. */
export async function bookingRows(ctx: Pick<ReadCtx, "db">, rows: readonly BookingRow[]): Promise<BookingListRow[]> {
  if (rows.length === 0) return [];
  const cards = await memberCards(
    ctx.db,
    rows.map((row) => row.memberId),
  );
  const people = await consumerRefs(
    ctx.db,
    rows.map((row) => row.consumerId),
  );
  const cars = await vehicleRefs(
    ctx.db,
    rows.map((row) => row.vehicleId),
  );
  const sites = await locationsById(
    ctx.db,
    rows.map((row) => row.locationId),
  );
  return rows.flatMap((row) => {
    const member = cards.get(row.memberId);
    const consumer = people.get(row.consumerId);
    const vehicle = cars.get(row.vehicleId);
    const site = sites.get(row.locationId);
    return member && consumer && vehicle && site
      ? [listRow(row, { member, consumer, vehicle, location: locationViewOf(site) })]
      : [];
  });
}

/** One booking with everything that its screens show. */
export async function bookingView(ctx: ReadCtx<"NOT_FOUND">, deps: BookingViewDeps, id: number): Promise<BookingView> {
  const booking = await bookingFor(ctx, id);
  const [row] = await bookingRows(ctx, [booking]);
  if (!row) throw ctx.fail("NOT_FOUND");
  const requestId = booking.quoteId === null ? null : await requestOfQuote(ctx.db, booking.quoteId);
  const reserved = requestId === null ? [] : ((await vouchersOfRequests(ctx.db, [requestId])).get(requestId) ?? []);
  const honoured = reserved.filter((voucher) => voucher.memberId === null || voucher.memberId === booking.memberId);
  const [quote] = booking.quoteId === null ? [] : await quoteRows(ctx, deps, [booking.quoteId]);
  const { proposedStartsAt, proposedEndsAt } = booking;
  return {
    ...row,
    vouchers: await voucherViews(ctx, deps, honoured),
    quote: quote ?? null,
    message: booking.message,
    version: booking.version,
    proposed:
      proposedStartsAt === null || proposedEndsAt === null
        ? null
        : { starts_at: proposedStartsAt.toISOString(), ends_at: proposedEndsAt.toISOString() },
    can: allowed(ctx.actor, booking, ctx.now),
  };
}

function listRow(
  row: BookingRow,
  refs: Pick<BookingListRow, "member" | "consumer" | "vehicle" | "location">,
): BookingListRow {
  return {
    id: row.id,
    type: row.type,
    state: row.state,
    quote_id: row.quoteId,
    ...refs,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    total_pence: row.totalPence,
    requested_at: row.requestedAt.toISOString(),
    seen: row.seenAt !== null,
  };
}
