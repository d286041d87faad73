import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { epochMs, nestedList, nestedOne, type RowOf } from "@treadclub/kit/db/decode";
import { defineStatement, type Placeholders } from "@treadclub/kit/db/statement";
import {
  addDays,
  daySlots,
  isBankHoliday,
  isoMinute,
  lastDayOf,
  londonDay,
  londonInstant,
  nationOf,
  weekdayOf,
} from "@treadclub/rules";
import { locations, members, openingHours } from "#modules/members";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { slots } from "./table.ts";

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
  readonly startMs: number;
  readonly endMs: number;
}

interface Job {
  readonly minutes: number;
  readonly fromDay: string;
  readonly days: number;
}
interface Span {
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}
/** Slots that do not count as taken: the hold of this driver, those of this booking. */
export interface OwnSlots {
  readonly holderId: number | null;
  readonly bookingId: number | null;
}
interface FreeDay {
  readonly day: string;
  readonly places: Slot[];
}

const spanOf = ({ now }: Pick<ReadCtx, "now">, { fromDay, days }: Job): Span => ({
  from: londonInstant(fromDay, "00:00"),
  to: londonInstant(addDays(fromDay, days), "00:00"),
  now,
});

/** Closed days are left out. */
function freeDays(site: Site, taken: readonly Taken[], { minutes, fromDay, days }: Job, now: Date): FreeDay[] {
  const bookable = bookableAt(now);
  return Array.from({ length: days }, (_, n) => addDays(fromDay, n))
    .map((day) => ({
      day,
      places: startsOf(site, day, minutes, bookable).map((start) => slot(site, taken, start, minutes)),
    }))
    .filter(({ places: slots }) => slots.length > 0);
}

/** VALIDATION_FAILED, with the last day that can be booked, for a start beyond it. */
export function checkHorizon(ctx: Pick<ReadCtx, "now" | "fail">, startsAt: Date): void {
  const { latestDay } = bookableAt(ctx.now);
  if (startsAt >= londonInstant(addDays(latestDay, 1), "00:00"))
    throw ctx.fail("VALIDATION_FAILED", { fields: { starts_at: "date_far" }, details: { latest_day: latestDay } });
}

/** Whether a job may begin then: in the opening hours, on the grid, with an hour's notice. */
export const isBookable = (site: Site, startsAt: Date, minutes: number, now: Date): boolean =>
  startsOf(site, londonDay(startsAt), minutes, bookableAt(now)).some((start) => start.getTime() === startsAt.getTime());

/** No bay is free: PLACE_TAKEN with the nearest free times, which are looked for once the lock of the location is free again. */
export const slotTaken = (ctx: WriteCtx<"PLACE_TAKEN">, site: Site, input: SlotTime, mine: OwnSlots) =>
  ctx.fail("PLACE_TAKEN", {
    detailsLater: async (db) => ({ nearest: await nearest({ db, now: ctx.now }, site, input, mine) }),
  });

interface SlotTime {
  readonly startsAt: Date;
  readonly minutes: number;
  /** When a booking that is moved begins now, which is no other time to propose. */
  readonly presentStartsAt?: Date;
}

/** The free times that lie nearest to an input, within a week either side. */
async function nearest(
  ctx: Pick<ReadCtx, "db" | "now">,
  site: Site,
  { startsAt: input, minutes, presentStartsAt }: SlotTime,
  mine: OwnSlots,
): Promise<{ starts_at: string; ends_at: string }[]> {
  const today = londonDay(ctx.now);
  const weekBefore = addDays(londonDay(input), -7);
  const job = { minutes, fromDay: weekBefore < today ? today : weekBefore, days: 15 };
  const found = await slotsOfSite.first(ctx.db, { locationId: site.id, ...mine, ...spanOf(ctx, job) });
  const away = (start: Date): number => Math.abs(start.getTime() - input.getTime());
  const free: Slot[] = [];
  // Most times are never looked at: near ones are usually free.
  for (const start of startsOfDays(site, job, ctx.now).toSorted((a, b) => away(a) - away(b))) {
    const candidate = slot(site, found?.taken ?? [], start, minutes);
    if (candidate.free && start.getTime() !== presentStartsAt?.getTime()) free.push(candidate);
    if (free.length === nearestCount) break;
  }
  return free
    .map(({ starts_at, ends_at }) => ({ starts_at, ends_at }))
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
}

function startsOfDays(site: Site, { minutes, fromDay, days }: Job, now: Date): Date[] {
  const bookable = bookableAt(now);
  return Array.from({ length: days }, (_, n) => startsOf(site, addDays(fromDay, n), minutes, bookable)).flat();
}

const slotsOfSite = defineStatement<Span & OwnSlots & { locationId: number }>()((p) => ({
  fields: { taken: takenSlots(sql`${p.locationId}`, p) },
  text: (columns) => sql`select ${columns}`,
}));

const takenSlots = (locationId: SQLWrapper, p: Placeholders<Span & OwnSlots>) =>
  nestedList(
    { bay: slots.bay, startMs: epochMs(slots.startsAt), endMs: epochMs(slots.endsAt) },
    sql`from ${slots} where ${slots.locationId} = ${locationId} and ${slots.startsAt} < ${p.to} and ${slots.endsAt} > ${p.from}
      and (${slots.expiresAt} is null or ${slots.expiresAt} > ${p.now})
      and (${slots.bookingId} is null and ${slots.consumerId} = ${p.holderId}::bigint) is not true
      and (${slots.bookingId} = ${p.bookingId}::bigint) is not true`,
  );

interface Bookable {
  readonly earliestMs: number;
  readonly latestDay: string;
}

/** How soon and how far ahead a job may begin. */
const bookableAt = (now: Date): Bookable => ({
  earliestMs: now.getTime() + noticeMs,
  latestDay: lastDayOf("booking", londonDay(now)),
});

function startsOf(site: Site, day: string, minutes: number, { earliestMs, latestDay }: Bookable): Date[] {
  const weekday = weekdayOf(day);
  const hours = site.hours.filter((span) => span.day === weekday);
  if (hours.length === 0 || day > latestDay || isBankHoliday(day, nationOf(site.postcode))) return [];
  return hours
    .flatMap(({ openTime, closeTime }) => daySlots({ day, openTime, closeTime, minutes, stepMinutes }))
    .filter((start) => start.getTime() >= earliestMs);
}

function slot(site: Site, taken: readonly Taken[], start: Date, minutes: number): Slot {
  const end = new Date(start.getTime() + minutes * minuteMs);
  return {
    starts_at: isoMinute(start),
    ends_at: isoMinute(end),
    free: freeBay(site, taken, { startMs: start.getTime(), endMs: end.getTime() }) !== null,
  };
}

/** Half-open intervals: one that ends when another begins does not touch it. */
function freeBay(site: Site, taken: readonly Taken[], { startMs, endMs }: Omit<Taken, "bay">): number | null {
  const busy = new Set<number>();
  for (const row of taken) if (row.startMs < endMs && row.endMs > startMs) busy.add(row.bay);
  for (let bay = 1; bay <= site.bays; bay += 1) if (!busy.has(bay)) return bay;
  return null;
}

const siteFields = {
  id: locations.id,
  bays: locations.bays,
  postcode: locations.postcode,
  hours: nestedList(
    { day: openingHours.day, openTime: openingHours.openTime, closeTime: openingHours.closeTime },
    sql`from ${openingHours} where ${openingHours.locationId} = ${locations.id}`,
    sql`${openingHours.day}, ${openingHours.openTime}`,
  ),
};
/** A location where people book: its bays, its opening hours, and the postcode that tells its bank holidays. */
export type Site = RowOf<typeof siteFields>;

interface SiteInput {
  readonly memberId: number;
  readonly locationId: number | null;
}

/** The location of an accepted member; the first one when none is named. */
const siteOf = (p: Placeholders<SiteInput>): SQL => sql`from ${locations}
  join ${members} on ${members.id} = ${locations.memberId} and ${members.state} = 'accepted'
  where ${locations.memberId} = ${p.memberId} and (${p.locationId}::bigint is null or ${locations.id} = ${p.locationId}::bigint)
  order by ${locations.id} limit 1`;

const siteWithSlots = defineStatement<SiteInput & Span & OwnSlots>()((p) => ({
  fields: { site: siteFields, taken: takenSlots(locations.id, p) },
  text: (columns) => sql`select ${columns} ${siteOf(p)}`,
}));

/** The times of an accepted member's location for a job, day by day, each with whether a bay is free then. Else NOT_FOUND. */
export async function listFreeSlots(
  ctx: Pick<ReadCtx<"NOT_FOUND">, "db" | "now" | "fail">,
  where: SiteInput & OwnSlots,
  job: Job,
): Promise<{ locationId: number; days: FreeDay[] }> {
  const found = await siteWithSlots.first(ctx.db, { ...where, ...spanOf(ctx, job) });
  if (!found) throw ctx.fail("NOT_FOUND");
  return { locationId: found.site.id, days: freeDays(found.site, found.taken, job, ctx.now) };
}

/** Lets the changes of a location's bays come one after the other; taken before any row of them. */
export const lockOf = (locationId: SQLWrapper): SQL<string> =>
  sql<string>`pg_advisory_xact_lock(hashtextextended('bays of ' || ${locationId}, 2))::text`;

/** A location under the lock of its bays, inside another statement; null where there is none. */
export const lockedSiteOf = (p: Placeholders<SiteInput>): SQL<(Site & { lock: string }) | null> =>
  nestedOne({ ...siteFields, lock: lockOf(locations.id) }, siteOf(p));

const siteUnderLock = defineStatement<SiteInput>()((p) => ({
  fields: { site: lockedSiteOf(p) },
  text: (columns) => sql`select ${columns}`,
}));

/** The location of an accepted member, with the lock of its bays; else NOT_FOUND. */
export async function lockedSite(ctx: WriteCtx<"NOT_FOUND">, memberId: number, locationId: number): Promise<Site> {
  const found = await siteUnderLock.first(ctx.db, { memberId, locationId });
  if (!found?.site) throw ctx.fail("NOT_FOUND");
  return found.site;
}
