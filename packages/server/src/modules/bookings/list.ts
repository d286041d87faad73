import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { ReadDb } from "@treadclub/kit/db/open";
import { listPage } from "@treadclub/kit/db/list";
import { choose, when, whenEqual, whenOneOf, whenSearched } from "@treadclub/kit/db/list-conditions";
import { addDays, londonInstant } from "@treadclub/rules";
import { vehicles } from "#modules/vehicles";
import { and, count, eq, gte, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { bookingJoins, bookingRowFields, bookingRowOf } from "./fields.ts";
import { openStates } from "./states.ts";
import { bookings } from "./table.ts";

type Body = ParsedOf<Catalog["getBookingListByMemberId"]>["body"];

interface Owner {
  readonly of: "consumer" | "member";
  readonly id: number;
}

/** Bookings of a driver, the latest first, or of a member: those that wait for the member first, then by start. */
export const listBookings = listPage<Body, Owner>()(
  (p) => ({
    from: bookings,
    fields: bookingRowFields,
    joins: bookingJoins,
    where: [
      choose(
        ({ of }) => of,
        (of) => sql`${of === "consumer" ? bookings.consumerId : bookings.memberId} = ${p.id}`,
      ),
      whenOneOf(bookings.state, ({ body }) => body.filters?.states),
      whenEqual(bookings.type, ({ body }) => body.filters?.type),
      when(
        ({ body }) => midnightOf(body.filters?.from_day, 0),
        (from) => sql`${bookings.startsAt} >= ${from}`,
      ),
      when(
        ({ body }) => midnightOf(body.filters?.to_day, 1),
        (to) => sql`${bookings.startsAt} < ${to}`,
      ),
      whenSearched(
        ({ body }) => (isFew(body.search) ? "" : plateOf(body.search)),
        (text) => sql`${vehicles.number} ilike ${text}`,
        {
          joins: sql` join ${vehicles} on ${vehicles.id} = ${bookings.vehicleId}`,
        },
      ),
      whenSearched(
        ({ body }) => (isFew(body.search) ? plateOf(body.search) : ""),
        (text) =>
          sql`${bookings.vehicleId} = any(array(select ${vehicles.id} from ${vehicles} where ${vehicles.number} ilike (select ${text}::text)))`,
      ),
    ],
    sort: {
      by: { starts_at: bookings.startsAt, requested_at: bookings.requestedAt },
      usual: ({ of }) => (of === "member" ? "queue" : "-starts_at"),
      queue: sql`case ${bookings.state} when 'awaiting_member' then 0 when 'awaiting_customer' then 1 when 'accepted' then 1 else 2 end, ${bookings.startsAt}, ${bookings.id}`,
    },
  }),
  (row) => bookingRowOf(row),
);

const plateOf = (search: string): string => search.replaceAll(/\s/g, "");
/** Three signs of a plate or more are of few vehicles, which their index finds; with fewer, the owner's bookings are looked through. */
const isFew = (search: string): boolean => plateOf(search).length >= 3;

const midnightOf = (day: string | undefined, daysLater: number): Date | null =>
  day === undefined ? null : londonInstant(addDays(day, daysLater), "00:00");

/** How many bookings of a type wait for a member. */
export async function countNew(db: ReadDb, memberId: number, type?: "fitting" | "free_check"): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.memberId, memberId),
        eq(bookings.state, "awaiting_member"),
        type === undefined ? undefined : eq(bookings.type, type),
      ),
    );
  return row?.n ?? 0;
}

/** The booking that a quote led to and that stands, as an expression. */
export const bookingIdOf = (quoteId: SQLWrapper): SQL =>
  sql`select b.id from ${bookings} b where b.quote_id = ${quoteId} and b.state in ('awaiting_member', 'awaiting_customer', 'accepted', 'done', 'no_show') order by b.id desc limit 1`;

/** Whether a vehicle has bookings to come. */
export async function hasOpenBookings(db: ReadDb, vehicleId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.vehicleId, vehicleId), inArray(bookings.state, openStates), gte(bookings.endsAt, now)))
    .limit(1);
  return row !== undefined;
}
