import type { locationView } from "@treadclub/contract/views/people";
import type { ReadDb } from "@treadclub/kit/db/open";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { locations, openingHours } from "./table.ts";

export type LocationView = z.output<typeof locationView>;
type Hours = Pick<typeof openingHours.$inferSelect, "day" | "openTime" | "closeTime">;
export type LocationWithHours = typeof locations.$inferSelect & { readonly hours: readonly Hours[] };

/** A location of a member, or its first one, with the opening hours; null when there is none. */
export async function locationOf(
  db: ReadDb,
  memberId: number,
  locationId: number | null,
): Promise<LocationWithHours | null> {
  const [row] = await db
    .select()
    .from(locations)
    .where(and(eq(locations.memberId, memberId), locationId === null ? undefined : eq(locations.id, locationId)))
    .orderBy(asc(locations.id))
    .limit(1);
  if (!row) return null;
  return (await withHours(db, [row]))[0] ?? null;
}

/** Locations by id; two queries, however many. */
export async function locationsById(db: ReadDb, ids: readonly number[]): Promise<Map<number, LocationWithHours>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(locations)
    .where(inArray(locations.id, [...ids]));
  return new Map((await withHours(db, rows)).map((row) => [row.id, row]));
}

/** All locations of members, in the order in which they were made; two queries, however many. */
export async function locationsOfMembers(db: ReadDb, memberIds: readonly number[]): Promise<LocationWithHours[]> {
  if (memberIds.length === 0) return [];
  return withHours(
    db,
    await db
      .select()
      .from(locations)
      .where(inArray(locations.memberId, [...memberIds]))
      .orderBy(asc(locations.id)),
  );
}

export function locationViewOf(row: LocationWithHours): LocationView {
  return {
    id: row.id,
    name: row.name,
    address_line_1: row.addressLine1,
    address_line_2: row.addressLine2,
    city: row.city,
    postcode: row.postcode,
    latitude: row.latitude,
    longitude: row.longitude,
    bays: row.bays,
    opening_hours: row.hours.map((hours) => ({
      day: hours.day,
      open_time: hours.openTime,
      close_time: hours.closeTime,
    })),
  };
}

async function withHours(db: ReadDb, rows: readonly (typeof locations.$inferSelect)[]): Promise<LocationWithHours[]> {
  if (rows.length === 0) return [];
  const hours = await db
    .select()
    .from(openingHours)
    .where(
      inArray(
        openingHours.locationId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(openingHours.day), asc(openingHours.openTime));
  return rows.map((row) => ({ ...row, hours: hours.filter((one) => one.locationId === row.id) }));
}
