import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { consumers } from "#modules/consumers";
import { locations, members } from "#modules/members";
import { quotes } from "#modules/quotes";
import { vehicles } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Open bookings of one vehicle cannot overlap: an exclusion constraint is in the migrations. */
export const bookings = pgTable(
  "bookings",
  {
    id: idColumn(),
    type: text({ enum: ["fitting", "free_check"] }).notNull(),
    state: text({
      enum: ["awaiting_member", "awaiting_customer", "accepted", "done", "rejected", "cancelled", "expired", "no_show"],
    })
      .notNull()
      .default("awaiting_member"),
    quoteId: idRef().references(() => quotes.id),
    memberId: idRef()
      .notNull()
      .references(() => members.id),
    locationId: idRef()
      .notNull()
      .references(() => locations.id),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    vehicleId: idRef()
      .notNull()
      .references(() => vehicles.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    proposedStartsAt: instant(),
    proposedEndsAt: instant(),
    message: text().notNull().default(""),
    totalPence: integer(),
    requestedAt: instant().notNull(),
    seenAt: instant(),
    /** When the fitter first accepted, proposed another time or rejected. */
    answeredAt: instant(),
    /** The hold that this booking was made with; it leads to no other one. */
    holdId: idRef(),
    /** From before cars were at one place at a time: another booking of the car that is open overlaps. */
    overlapsAnother: boolean().notNull().default(false),
    version: integer().notNull().default(0),
  },
  (t) => [
    index("bookings_member").on(t.memberId, t.startsAt, t.id),
    index("bookings_member_state").on(t.memberId, t.state, t.startsAt),
    index("bookings_consumer").on(t.consumerId, t.startsAt, t.id),
    index("bookings_vehicle").on(t.vehicleId, t.memberId),
    index("bookings_quote").on(t.quoteId),
    index("bookings_answered")
      .on(t.memberId, t.answeredAt)
      .where(sql`answered_at is not null`),
    index("bookings_state").on(t.state, t.startsAt),
    uniqueIndex("bookings_hold")
      .on(t.consumerId, t.holdId)
      .where(sql`hold_id is not null`),
  ],
);

/**
 * Who has which bay when: a held place (expiresAt) or a booking's. Two rows of a bay cannot overlap, unless both belong to
 * the same booking, for which another time is proposed: an exclusion constraint over (location, bay, [starts, ends), owner)
 * is in the migrations. A driver holds one place at a time.
 */
export const slots = pgTable(
  "places",
  {
    id: idColumn(),
    locationId: idRef()
      .notNull()
      .references(() => locations.id),
    bay: integer().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    bookingId: idRef().references(() => bookings.id),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    expiresAt: instant(),
  },
  (t) => [
    index("places_booking").on(t.bookingId),
    // Few slots are ahead; past ones accumulate.
    index("places_ahead").on(t.locationId, t.endsAt),
    index("places_lapsing")
      .on(t.locationId, t.expiresAt)
      .where(sql`booking_id is null`),
    index("places_holder").on(t.consumerId, t.expiresAt),
    uniqueIndex("places_one_hold")
      .on(t.consumerId)
      .where(sql`booking_id is null`),
  ],
);
