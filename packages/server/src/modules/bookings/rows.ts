import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { orNull } from "@treadclub/kit/db/decode";
import { defineStatement, type Placeholders } from "@treadclub/kit/db/statement";
import { members } from "#modules/members";
import { quotes, sightOf, type Sight } from "#modules/quotes";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { bookingFacts } from "./facts.ts";
import { lockOfDriver } from "./obstacles.ts";
import { bookings } from "./table.ts";

export type BookingRow = typeof bookings.$inferSelect;

/** A booking is seen by its driver, by users of its member, and by administrators. */
export const seenBy = (p: Placeholders<Sight>): SQL =>
  sql`(${p.seesAll}::boolean or ${bookings.consumerId} = ${p.userId} or ${bookings.memberId} = ${p.memberId})`;

type Wanted = Placeholders<Sight & { id: number }>;

const toChange = (wanted: (p: Wanted) => { readonly first: SQL; readonly id: SQL }) =>
  defineStatement<Sight & { id: number }>()((p) => ({
    fields: {
      booking: getTableColumns(bookings),
      company: members.companyName,
      facts: bookingFacts,
      requestId: orNull(quotes.requestId),
    },
    text: (
      columns,
    ) => sql`${wanted(p).first} select ${columns} from ${bookings} join ${members} on ${members.id} = ${bookings.memberId}
      left join ${quotes} on ${quotes.id} = ${bookings.quoteId}
      where ${bookings.id} = ${wanted(p).id} and ${seenBy(p)} for update of ${bookings}`,
  }));

const bookingToChange = toChange((p) => ({ first: sql``, id: sql`${p.id}` }));
const bookingOfDriver = toChange((p) => ({
  first: sql`with driver as materialized (
    select ${bookings.id}, ${lockOfDriver(bookings.consumerId)} from ${bookings} where ${bookings.id} = ${p.id} and ${seenBy(p)}
  )`,
  id: sql`(select id from driver)`,
}));

export type ChangingBooking = NonNullable<Awaited<ReturnType<typeof bookingToChange.first>>>;

/** A booking to change, with its company and the request of its quote: what follows happens one after the other. Else NOT_FOUND. */
export async function lockedBooking(ctx: WriteCtx<"NOT_FOUND">, id: number): Promise<ChangingBooking> {
  const found = await bookingToChange.first(ctx.db, { id, ...sightOf(ctx.actor) });
  if (!found) throw ctx.fail("NOT_FOUND");
  return found;
}

/** Like `lockedBooking`, under the driver's lock, which is taken before the row's. */
export async function lockedWithDriver(ctx: WriteCtx<"NOT_FOUND">, id: number): Promise<ChangingBooking> {
  const found = await bookingOfDriver.first(ctx.db, { id, ...sightOf(ctx.actor) });
  if (!found) throw ctx.fail("NOT_FOUND");
  return found;
}

const bookingTimes = defineStatement<Sight & { id: number }>()((p) => ({
  fields: {
    memberId: bookings.memberId,
    locationId: bookings.locationId,
    startsAt: bookings.startsAt,
    endsAt: bookings.endsAt,
  },
  text: (columns) => sql`select ${columns} from ${bookings} where ${bookings.id} = ${p.id} and ${seenBy(p)}`,
}));

/** Where and when a booking that the actor may see is, else NOT_FOUND. */
export async function timesOf(ctx: ReadCtx<"NOT_FOUND">, id: number) {
  const row = await bookingTimes.first(ctx.db, { id, ...sightOf(ctx.actor) });
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

/** How long a booking takes. */
export const minutesOf = (booking: Pick<BookingRow, "startsAt" | "endsAt">): number =>
  (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
