import type { WriteCtx } from "@treadclub/kit/context";
import { defer, type DeferredPart } from "@treadclub/kit/db/deferred";
import { defineStatement, type Placeholders } from "@treadclub/kit/db/statement";
import { sql, type SQL } from "drizzle-orm";
import { slotTaken, type Site } from "./places.ts";
import { bookings, places } from "./table.ts";

/** Where and when somebody wants a bay. */
export interface SlotWish {
  readonly consumerId: number;
  readonly startsAt: Date;
  readonly minutes: number;
}

interface SlotParams {
  readonly locationId: number;
  readonly bays: number;
  readonly consumerId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly now: Date;
  readonly expiresAt: Date | null;
}

/**
 * The first free bay, under the lock of the location. Lapsed holds go first, with `released` the driver's own ones, too;
 * the exclusion constraint of the table is the second net.
 */
const freeBay = (p: Placeholders<SlotParams>, released: SQL): SQL => sql`
  lapsed as (delete from ${places} where ${places.locationId} = ${p.locationId} and ${places.expiresAt} <= ${p.now} returning ${places.id}),
  released as (delete from ${places} where ${places.consumerId} = ${p.consumerId} and ${places.bookingId} is null and ${released} returning ${places.id}),
  bay as (
    select bay.n from generate_series(1, ${p.bays}::int) bay (n)
    where (select count(*) from lapsed) + (select count(*) from released) >= 0 and not exists (
      select 1 from ${places} where ${places.locationId} = ${p.locationId} and ${places.bay} = bay.n
        and ${places.startsAt} < ${p.endsAt} and ${places.endsAt} > ${p.startsAt}
        and (${places.expiresAt} is null or ${places.expiresAt} > ${p.now})
        and not (${places.consumerId} = ${p.consumerId} and ${places.bookingId} is null and ${released})
    ) order by bay.n limit 1
  )`;

/** Columns of a new slot in `bay`; `booking` is the id that it belongs to. */
const newSlot = (p: Placeholders<SlotParams>, booking: SQL, from: SQL): SQL => sql`
  insert into ${places} (location_id, bay, starts_at, ends_at, consumer_id, booking_id, expires_at)
  select ${p.locationId}::bigint, bay.n, ${p.startsAt}::timestamptz, ${p.endsAt}::timestamptz, ${p.consumerId}::bigint, ${booking}, ${p.expiresAt}::timestamptz from ${from}
  returning ${places.id}`;

const hold = defineStatement<SlotParams>()((p) => ({
  fields: { id: places.id },
  text: () => sql`with ${freeBay(p, sql`true`)} ${newSlot(p, sql`null::bigint`, sql`bay`)}`,
}));

/** Holds a free bay for a driver, whose other holds are free again. None free: PLACE_TAKEN. */
export async function holdSlot(
  ctx: WriteCtx<"PLACE_TAKEN">,
  site: Site,
  wish: SlotWish,
  expiresAt: Date,
): Promise<number> {
  const held = await hold.first(ctx.db, { ...slotParams(ctx, site, wish), expiresAt });
  if (!held) throw slotTaken(ctx, site, wish);
  return held.id;
}

const another = defineStatement<SlotParams & { bookingId: number }>()((p) => ({
  fields: { id: places.id },
  text: () => sql`with ${freeBay(p, sql`false`)} ${newSlot(p, sql`${p.bookingId}::bigint`, sql`bay`)}`,
}));

/** Takes one more bay for a booking. None free: PLACE_TAKEN. */
export async function takeAnotherSlot(
  ctx: WriteCtx<"PLACE_TAKEN">,
  site: Site,
  wish: SlotWish & { readonly bookingId: number },
): Promise<void> {
  const { bookingId } = wish;
  const taken = await another.first(ctx.db, { ...slotParams(ctx, site, wish), bookingId });
  if (!taken) throw slotTaken(ctx, site, wish);
}

/** What a new booking is made of, beside its slot. */
export interface NewBooking extends Pick<
  typeof bookings.$inferInsert,
  "type" | "memberId" | "vehicleId" | "message" | "quoteId" | "totalPence"
> {
  readonly quoteId: number | null;
  readonly totalPence: number | null;
}

const newBooking = (p: Placeholders<SlotParams & NewBooking>, from: SQL): SQL => sql`
  insert into ${bookings} (type, quote_id, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, message, total_pence, requested_at)
  select ${p.type}, ${p.quoteId}::bigint, ${p.memberId}::bigint, ${p.locationId}::bigint, ${p.consumerId}::bigint, ${p.vehicleId}::bigint,
    ${p.startsAt}::timestamptz, ${p.endsAt}::timestamptz, ${p.message}, ${p.totalPence}::int, ${p.now}::timestamptz from ${from}
  returning ${bookings.id}`;

const bookFree = defineStatement<SlotParams & NewBooking>()((p) => ({
  fields: { id: bookings.id },
  text: () => sql`with ${freeBay(p, sql`true`)},
    made as (${newBooking(p, sql`bay`)}),
    taken as (${newSlot(p, sql`made.id`, sql`bay cross join made`)})
    select id from made`,
}));

const bookHeld = defineStatement<SlotParams & NewBooking & { holdId: number }>()((p) => ({
  fields: { id: bookings.id },
  text: () => sql`with made as (${newBooking(p, sql`(values (1)) one`)}),
    taken as (update ${places} set booking_id = made.id, expires_at = null from made where ${places.id} = ${p.holdId})
    select id from made`,
}));

/** Makes a booking in the slot that the driver holds, else in a free bay. None free: PLACE_TAKEN. Returns its id. */
export async function bookSlot(
  ctx: WriteCtx<"PLACE_TAKEN">,
  site: Site,
  wish: SlotWish & NewBooking & { readonly holdId: number | null },
): Promise<number> {
  const { holdId } = wish;
  const params = { ...wish, ...slotParams(ctx, site, wish) };
  const made = await (holdId === null ? bookFree.first(ctx.db, params) : bookHeld.first(ctx.db, { ...params, holdId }));
  if (!made) throw slotTaken(ctx, site, wish);
  return made.id;
}

const slotParams = (ctx: WriteCtx, site: Site, { consumerId, startsAt, minutes }: SlotWish): SlotParams => ({
  locationId: site.id,
  bays: site.bays,
  consumerId,
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * 60_000),
  now: ctx.now,
  expiresAt: null,
});

interface FreedSlots {
  readonly bookingId: number;
  readonly butStartsAt: Date | null;
}

const freedPart: DeferredPart<FreedSlots> = {
  name: "freed_slots",
  write: (rows) => [
    [
      "freed_slots",
      sql`delete from ${places} using jsonb_to_recordset(${rows}) as r ("bookingId" bigint, "butStartsAt" timestamptz)
        where ${places.bookingId} = r."bookingId" and (r."butStartsAt" is null or ${places.startsAt} <> r."butStartsAt")`,
    ],
  ],
};

/** Frees the slots of a booking, all but the one that starts then. */
export const freeSlots = (ctx: WriteCtx, bookingId: number, butStartsAt: Date | null = null): void =>
  defer(ctx.db, freedPart, [{ bookingId, butStartsAt }]);
