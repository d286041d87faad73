import type { locationView } from "@treadclub/contract/views/people";
import type { ReadDb } from "@treadclub/kit/db/open";
import { isOneOf } from "@treadclub/kit/db/page";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { z } from "zod";
import { locations, openingHours } from "./table.ts";

export type LocationView = z.output<typeof locationView>;
type Hours = Pick<typeof openingHours.$inferSelect, "day" | "openTime" | "closeTime">;
export type LocationWithHours = typeof locations.$inferSelect & { readonly hours: readonly Hours[] };

/** The columns of a location and, in the same query, its opening hours. */
const withHours = {
  ...getTableColumns(locations),
  hours: sql<
    Hours[]
  >`(select coalesce(json_agg(json_build_object('day', h.day, 'openTime', h.open_time, 'closeTime', h.close_time) order by h.day, h.open_time), '[]') from ${openingHours} h where h.location_id = ${locations.id})`,
};

/** A location of a member, or its first one, with the opening hours; null when there is none. */
export async function locationOf(
  db: ReadDb,
  memberId: number,
  locationId: number | null,
): Promise<LocationWithHours | null> {
  const [row] = await db
    .select(withHours)
    .from(locations)
    .where(and(eq(locations.memberId, memberId), locationId === null ? undefined : eq(locations.id, locationId)))
    .orderBy(asc(locations.id))
    .limit(1);
  return row ?? null;
}

/** Locations by id; one query, however many. */
export async function locationsById(db: ReadDb, ids: readonly number[]): Promise<Map<number, LocationWithHours>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select(withHours).from(locations).where(isOneOf(locations.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** All locations of members, in the order in which they were made; one query, however many. */
export async function locationsOfMembers(db: ReadDb, memberIds: readonly number[]): Promise<LocationWithHours[]> {
  if (memberIds.length === 0) return [];
  return db.select(withHours).from(locations).where(isOneOf(locations.memberId, memberIds)).orderBy(asc(locations.id));
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
