import { isoInstant } from "@treadclub/kit/db/decode";
import { personRef } from "#modules/consumers";
import { locationRef, locations, memberRef, members } from "#modules/members";
import { users } from "#modules/identity";
import { vehicleRef, vehicles } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import { bookings } from "./table.ts";

/** A booking as a row of a list; for statements with `bookingJoins`. */
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
};

export const bookingJoins = sql`join ${members} on ${members.id} = ${bookings.memberId}
  join ${locations} on ${locations.id} = ${bookings.locationId}
  join ${users} on ${users.id} = ${bookings.consumerId}
  join ${vehicles} on ${vehicles.id} = ${bookings.vehicleId}`;
