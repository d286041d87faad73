import { nestedOne } from "@treadclub/kit/db/decode";
import { formatPlate } from "@treadclub/rules";
import type { Note } from "#modules/messages";
import { sql } from "drizzle-orm";
import type { bookings } from "./table.ts";

type BookingRow = typeof bookings.$inferSelect;

/** What notifications say of a booking beside its own columns; for statements from `bookings`. */
export const bookingFacts = nestedOne(
  {
    plate: sql<string>`v.number`,
    vehicle: sql<string>`v.brand || ' ' || v.model`,
    driver: sql<string>`u.first_name`,
    location: sql<string>`l.name`,
    address: sql<string>`concat_ws(', ', nullif(l.address_line1, ''), nullif(l.address_line2, ''), l.city)`,
    postcode: sql<string>`l.postcode`,
  },
  sql`from vehicles v, locations l, users u where v.id = bookings.vehicle_id and l.id = bookings.location_id and u.id = bookings.consumer_id`,
);

export interface KnownBooking {
  readonly booking: BookingRow;
  readonly company: string;
  readonly facts: BookingFacts | null;
}
interface BookingFacts {
  readonly plate: string;
  readonly vehicle: string;
  readonly driver: string;
  readonly location: string;
  readonly address: string;
  readonly postcode: string;
}
type Values = NonNullable<Note["values"]>;

/** What the driver is told of a booking. */
export const valuesForDriver = ({ booking, company, facts }: KnownBooking, startsAt = booking.startsAt): Values => ({
  company,
  ...timesOf(booking, startsAt),
  ...carOf(facts),
  ...(facts ? { location: facts.location, address: facts.address, postcode: facts.postcode } : {}),
});

/** What the company is told of it; `driver_id` lets erasing find it. */
export const valuesForCompany = (
  { booking, facts }: Omit<KnownBooking, "company">,
  startsAt = booking.startsAt,
): Values => ({
  ...timesOf(booking, startsAt),
  ...carOf(facts),
  driver_id: booking.consumerId,
  ...(facts ? { driver: facts.driver, location: facts.location } : {}),
});

const carOf = (facts: BookingFacts | null): Values =>
  facts ? { plate: formatPlate(facts.plate), vehicle: facts.vehicle } : {};

const timesOf = (booking: BookingRow, startsAt: Date): Values => ({
  starts_at: startsAt.toISOString(),
  ends_at: new Date(startsAt.getTime() + booking.endsAt.getTime() - booking.startsAt.getTime()).toISOString(),
  version: booking.version + 1,
  job: booking.type,
  ...(booking.totalPence === null ? {} : { total_pence: booking.totalPence }),
});
