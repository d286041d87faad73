import type { Catalog, ReplyOf } from "@treadclub/contract";
import { isoInstant, type RowOf } from "@treadclub/kit/db/decode";
import { defaultPaces, type Pace } from "@treadclub/rules";
import { personRef } from "#modules/consumers";
import { expectedView, locationRef, locations, memberRef, members, paceOf } from "#modules/members";
import { users } from "#modules/identity";
import { vehicleRef, vehicles } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import { bookings } from "./table.ts";

type BookingListRow = ReplyOf<Catalog["getBookingListByMemberId"]>["list"][number];

const earlier = sql.identifier("earlier");

/** How fast this fitter answered before it was asked; null unless the booking waits for it. */
const pace = paceOf({
  from: sql`from ${bookings} ${earlier} where ${bookings.state} = 'awaiting_member' and ${earlier}.member_id = ${bookings.memberId}`,
  askedAt: sql`${earlier}.requested_at`,
  answeredAt: sql`${earlier}.answered_at`,
  before: sql`${bookings.requestedAt}`,
});

/** What `bookingRowOf` needs of a booking; for statements with `bookingJoins`. */
export const bookingRowFields = {
  id: bookings.id,
  type: bookings.type,
  state: bookings.state,
  quote_id: bookings.quoteId,
  member: memberRef,
  location: locationRef,
  consumer: personRef,
  vehicle: vehicleRef,
  starts_at: isoInstant(bookings.startsAt),
  ends_at: isoInstant(bookings.endsAt),
  total_pence: bookings.totalPence,
  requested_at: isoInstant(bookings.requestedAt),
  seen: sql<boolean>`(${bookings.seenAt} is not null)`,
  pace,
};

/** A booking as a row of a list. */
export function bookingRowOf<R extends RowOf<typeof bookingRowFields>>({ pace: found, ...row }: R) {
  return { ...row, expected: expectedOf(row, found) };
}

function expectedOf(
  row: Pick<BookingListRow, "state" | "requested_at" | "starts_at">,
  found: Pace | null,
): BookingListRow["expected"] {
  if (row.state !== "awaiting_member") return null;
  return expectedView(new Date(row.requested_at), found, defaultPaces.booking, new Date(row.starts_at));
}

export const bookingJoins = sql`join ${members} on ${members.id} = ${bookings.memberId}
  join ${locations} on ${locations.id} = ${bookings.locationId}
  join ${users} on ${users.id} = ${bookings.consumerId}
  join ${vehicles} on ${vehicles.id} = ${bookings.vehicleId}`;
