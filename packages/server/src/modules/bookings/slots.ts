import type { WriteCtx } from "@treadclub/kit/context";
import { defer, type DeferredPart } from "@treadclub/kit/db/deferred";
import { defineStatement, type Placeholders } from "@treadclub/kit/db/statement";
import { sql, type SQL } from "drizzle-orm";
import { isFree, obstacles, obstaclesFound, refusalOf, withCarFree, type RuleParams } from "./obstacles.ts";
import { slotTaken, type Site } from "./free-slots.ts";
import { bookings, slots } from "./table.ts";

type SlotFailures = "PLACE_TAKEN" | "STATE_CONFLICT" | "VEHICLE_BOOKED" | "FREE_CHECK_LIMIT";
type BookingRules = Pick<RuleParams, "memberId" | "vehicleId" | "type" | "wantedHoldId">;

/** A location and time for which a bay is wanted. */
export interface SlotInput {
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
 * The first free bay, under the lock of the location. Lapsed holds go first, and holds that are `mine`; other slots that are
 * `mine` do not count as taken. The exclusion constraint of the table is the second net.
 */
const freeBay = (p: Placeholders<SlotParams>, mine: SQL): SQL => sql`
  lapsed as (delete from ${slots} where ${slots.locationId} = ${p.locationId} and ${slots.bookingId} is null and ${slots.expiresAt} <= ${p.now} returning ${slots.id}),
  released as (delete from ${slots} where ${mine} and ${slots.bookingId} is null returning ${slots.id}),
  bay as (
    select bay.n from generate_series(1, ${p.bays}::int) bay (n)
    where (select count(*) from lapsed) + (select count(*) from released) >= 0 and not exists (
      select 1 from ${slots} where ${slots.locationId} = ${p.locationId} and ${slots.bay} = bay.n
        and ${slots.startsAt} < ${p.endsAt} and ${slots.endsAt} > ${p.startsAt}
        and (${slots.expiresAt} is null or ${slots.expiresAt} > ${p.now}) and (${mine}) is not true
    ) order by bay.n limit 1
  )`;

const ownHold = (p: Placeholders<SlotParams>): SQL =>
  sql`${slots.consumerId} = ${p.consumerId} and ${slots.bookingId} is null`;

/** Columns of a new slot in `bay`; `booking` is the id that it belongs to. */
const newSlot = (p: Placeholders<SlotParams>, booking: SQL, from: SQL): SQL => sql`
  insert into ${slots} (location_id, bay, starts_at, ends_at, consumer_id, booking_id, expires_at)
  select ${p.locationId}::bigint, bay.n, ${p.startsAt}::timestamptz, ${p.endsAt}::timestamptz, ${p.consumerId}::bigint, ${booking}, ${p.expiresAt}::timestamptz from ${from}
  returning ${slots.id}`;

const hold = defineStatement<SlotParams & RuleParams>()((p) => ({
  fields: { id: sql<number | null>`(select id from taken)`.mapWith(Number), inTheWay: obstaclesFound },
  text: (columns) => sql`with ${obstacles(p)}, ${freeBay(p, ownHold(p))},
    taken as (${newSlot(p, sql`null::bigint`, sql`bay where ${isFree}`)})
    select ${columns}`,
}));

/**
 * Holds a free bay for a driver, whose other hold is free again. Errors: PLACE_TAKEN, and what the rules of a new booking
 * refuse.
 */
export async function holdSlot(
  ctx: WriteCtx<SlotFailures>,
  site: Site,
  input: SlotInput & BookingRules,
  expiresAt: Date,
): Promise<number> {
  const made = await hold.first(ctx.db, { ...input, ...slotParams(ctx, site, input), expiresAt });
  return idOf(ctx, site, input, made);
}

const another = defineStatement<SlotParams & { bookingId: number }>()((p) => ({
  fields: { id: slots.id },
  text: () =>
    sql`with ${freeBay(p, sql`${slots.bookingId} = ${p.bookingId}`)} ${newSlot(p, sql`${p.bookingId}::bigint`, sql`bay`)}`,
}));

/** Takes one more bay for a booking, whose own slot is no hindrance. None free: PLACE_TAKEN. */
export async function takeAnotherSlot(
  ctx: WriteCtx<"PLACE_TAKEN">,
  site: Site,
  input: SlotInput & { readonly bookingId: number; readonly presentStartsAt: Date },
): Promise<void> {
  const { bookingId } = input;
  const taken = await another.first(ctx.db, { ...slotParams(ctx, site, input), bookingId });
  if (!taken) throw slotTaken(ctx, site, input, { holderId: null, bookingId });
}

/** What a new booking is made of, beside its slot. */
export interface NewBooking extends Pick<
  typeof bookings.$inferInsert,
  "type" | "memberId" | "vehicleId" | "message" | "quoteId" | "totalPence"
> {
  readonly quoteId: number | null;
  readonly totalPence: number | null;
}

const newBooking = (p: Placeholders<SlotParams & NewBooking & RuleParams>, from: SQL): SQL => sql`
  insert into ${bookings} (type, quote_id, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, message, total_pence, requested_at, hold_id)
  select ${p.type}, ${p.quoteId}::bigint, ${p.memberId}::bigint, ${p.locationId}::bigint, ${p.consumerId}::bigint, ${p.vehicleId}::bigint,
    ${p.startsAt}::timestamptz, ${p.endsAt}::timestamptz, ${p.message}, ${p.totalPence}::int, ${p.now}::timestamptz, ${p.wantedHoldId}::bigint from ${from}
  returning ${bookings.id}`;

const booked = { id: sql<number | null>`(select id from made)`.mapWith(Number), inTheWay: obstaclesFound };

const bookFree = defineStatement<SlotParams & NewBooking & RuleParams>()((p) => ({
  fields: booked,
  text: (columns) => sql`with ${obstacles(p)}, ${freeBay(p, ownHold(p))},
    made as (${newBooking(p, sql`bay where ${isFree}`)}),
    taken as (${newSlot(p, sql`made.id`, sql`bay cross join made`)})
    select ${columns}`,
}));

const bookHeld = defineStatement<SlotParams & NewBooking & RuleParams & { holdId: number }>()((p) => ({
  fields: booked,
  text: (columns) => sql`with ${obstacles(p)}, made as (${newBooking(p, sql`(values (1)) one where ${isFree}`)}),
    taken as (update ${slots} set booking_id = made.id, expires_at = null from made where ${slots.id} = ${p.holdId})
    select ${columns}`,
}));

/**
 * Makes a booking in the slot that the driver holds, else in a free bay; the caller has the driver's lock. Returns its id.
 * Errors: PLACE_TAKEN, and what the rules of a new booking refuse.
 */
export async function bookSlot(
  ctx: WriteCtx<SlotFailures>,
  site: Site,
  input: SlotInput & NewBooking & BookingRules & { readonly holdId: number | null },
): Promise<number> {
  const { holdId, vehicleId } = input;
  const params = { ...input, ...slotParams(ctx, site, input) };
  const made = await withCarFree(ctx, { ...params, vehicleId, bookingId: null }, () =>
    holdId === null ? bookFree.first(ctx.db, params) : bookHeld.first(ctx.db, { ...params, holdId }),
  );
  return idOf(ctx, site, input, made);
}

function idOf(
  ctx: WriteCtx<SlotFailures>,
  site: Site,
  input: SlotInput,
  made: { readonly id: number | null; readonly inTheWay: Parameters<typeof refusalOf>[1] } | null,
): number {
  if (made?.id) return made.id;
  throw (
    refusalOf(ctx, made?.inTheWay ?? []) ?? slotTaken(ctx, site, input, { holderId: input.consumerId, bookingId: null })
  );
}

const slotParams = (ctx: WriteCtx, site: Site, { consumerId, startsAt, minutes }: SlotInput): SlotParams => ({
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
      sql`delete from ${slots} using jsonb_to_recordset(${rows}) as r ("bookingId" bigint, "butStartsAt" timestamptz)
        where ${slots.bookingId} = r."bookingId" and (r."butStartsAt" is null or ${slots.startsAt} <> r."butStartsAt")`,
    ],
  ],
};

/** Frees the slots of a booking, all but the one that starts then. */
export const releaseSlots = (ctx: WriteCtx, bookingId: number, butStartsAt: Date | null = null): void =>
  defer(ctx.db, freedPart, [{ bookingId, butStartsAt }]);
