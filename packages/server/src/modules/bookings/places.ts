import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { ReadDb, WriteDb } from "@treadclub/kit/db/open";
import { addDays, dayPlaces, isBankHoliday, londonDay, londonInstant, weekdayOf } from "@treadclub/rules";
import { acceptedMembers, locationOf, type LocationWithHours } from "#modules/members";
import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { places } from "./table.ts";

export const holdMs = 5 * 60_000;
const stepMinutes = 30;
const noticeMs = 60 * 60_000;
const minuteMs = 60_000;
const nearestCount = 6;

export interface Slot {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly free: boolean;
}

interface Taken {
  readonly bay: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The times of a location for a job, day by day, each with whether a bay is free then. Closed days are left out. */
export async function freePlaces(
  ctx: Pick<ReadCtx, "db" | "now">,
  location: LocationWithHours,
  job: { minutes: number; fromDay: string; days: number },
): Promise<{ day: string; places: Slot[] }[]> {
  const days = Array.from({ length: job.days }, (_, n) => addDays(job.fromDay, n));
  const taken = await takenPlaces(
    ctx,
    location.id,
    londonInstant(job.fromDay, "00:00"),
    londonInstant(addDays(job.fromDay, job.days), "00:00"),
  );
  return days
    .map((day) => ({
      day,
      places: startsOf(location, day, job.minutes, ctx.now).map((start) => slot(location, taken, start, job.minutes)),
    }))
    .filter(({ places: slots }) => slots.length > 0);
}

/** Whether a job may begin then: in the opening hours, on the grid, with an hour's notice. */
export const isBookable = (location: LocationWithHours, startsAt: Date, minutes: number, now: Date): boolean =>
  startsOf(location, londonDay(startsAt), minutes, now).some((start) => start.getTime() === startsAt.getTime());

/**
 * Takes a free bay of a location. One after the other by a lock on the location, under which lapsed holds go;
 * the exclusion constraint of the table is the second net. No bay free: PLACE_TAKEN with the nearest free times.
 */
export async function takePlace(
  ctx: WriteCtx<"PLACE_TAKEN">,
  location: LocationWithHours,
  wish: { consumerId: number; startsAt: Date; minutes: number; expiresAt: Date | null; bookingId?: number },
): Promise<number> {
  await lockLocation(ctx.db, location.id);
  await ctx.db
    .delete(places)
    .where(and(eq(places.locationId, location.id), isNotNull(places.expiresAt), lte(places.expiresAt, ctx.now)));
  const endsAt = new Date(wish.startsAt.getTime() + wish.minutes * minuteMs);
  const bay = freeBay(location, await takenPlaces(ctx, location.id, wish.startsAt, endsAt), wish.startsAt, endsAt);
  if (bay === null)
    throw ctx.fail("PLACE_TAKEN", { details: { nearest: await nearest(ctx, location, wish.startsAt, wish.minutes) } });
  const [row] = await ctx.db
    .insert(places)
    .values({
      locationId: location.id,
      bay,
      startsAt: wish.startsAt,
      endsAt,
      consumerId: wish.consumerId,
      bookingId: wish.bookingId ?? null,
      expiresAt: wish.expiresAt,
    })
    .returning({ id: places.id });
  if (!row) throw new Error("No place row");
  return row.id;
}

/** Lets the changes of a location's bays come one after the other; taken before any row of them. */
export const lockLocation = (db: WriteDb, locationId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bays of ${locationId}`}, 2))`);

/** The free times that lie nearest to a wish, within a week either side. */
async function nearest(
  ctx: Pick<ReadCtx, "db" | "now">,
  location: LocationWithHours,
  wish: Date,
  minutes: number,
): Promise<{ starts_at: string; ends_at: string }[]> {
  const today = londonDay(ctx.now);
  const weekBefore = addDays(londonDay(wish), -7);
  const days = await freePlaces(ctx, location, { minutes, fromDay: weekBefore < today ? today : weekBefore, days: 15 });
  const away = (slotAt: Slot): number => Math.abs(new Date(slotAt.starts_at).getTime() - wish.getTime());
  return days
    .flatMap((day) => day.places)
    .filter((one) => one.free)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, nearestCount)
    .map(({ starts_at, ends_at }) => ({ starts_at, ends_at }))
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
}

function takenPlaces(
  ctx: { db: ReadDb | WriteDb; now: Date },
  locationId: number,
  from: Date,
  to: Date,
): Promise<Taken[]> {
  return ctx.db
    .select({ bay: places.bay, startsAt: places.startsAt, endsAt: places.endsAt })
    .from(places)
    .where(
      and(
        eq(places.locationId, locationId),
        lt(places.startsAt, to),
        gt(places.endsAt, from),
        or(isNull(places.expiresAt), gt(places.expiresAt, ctx.now)),
      ),
    );
}

function startsOf(location: LocationWithHours, day: string, minutes: number, now: Date): Date[] {
  if (isBankHoliday(day)) return [];
  const earliest = now.getTime() + noticeMs;
  return location.hours
    .filter((hours) => hours.day === weekdayOf(day))
    .flatMap((hours) => dayPlaces({ day, openTime: hours.openTime, closeTime: hours.closeTime, minutes, stepMinutes }))
    .filter((start) => start.getTime() >= earliest);
}

function slot(location: LocationWithHours, taken: readonly Taken[], start: Date, minutes: number): Slot {
  const end = new Date(start.getTime() + minutes * minuteMs);
  return {
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
    free: freeBay(location, taken, start, end) !== null,
  };
}

/** Half-open intervals: one that ends when another begins does not touch it. */
function freeBay(location: LocationWithHours, taken: readonly Taken[], start: Date, end: Date): number | null {
  const busy = new Set(taken.filter((row) => row.startsAt < end && row.endsAt > start).map((row) => row.bay));
  for (let bay = 1; bay <= location.bays; bay += 1) if (!busy.has(bay)) return bay;
  return null;
}

/** The location of an accepted member, with its opening hours; the first one when none is named. */
export async function locationFor(
  ctx: ReadCtx<"NOT_FOUND">,
  memberId: number,
  locationId: number | undefined,
): Promise<LocationWithHours> {
  const isOpen = (await acceptedMembers(ctx.db, [memberId])).length > 0;
  const location = isOpen ? await locationOf(ctx.db, memberId, locationId ?? null) : null;
  if (!location) throw ctx.fail("NOT_FOUND");
  return location;
}
