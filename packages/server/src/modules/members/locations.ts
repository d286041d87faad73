import type { locationView } from "@treadclub/contract/views/people";
import type { ReadDb } from "@treadclub/kit/db/open";
import { nestedList } from "@treadclub/kit/db/decode";
import { defineStatement, statementVariants } from "@treadclub/kit/db/statement";
import { getTableColumns, sql } from "drizzle-orm";
import type { z } from "zod";
import { locations, openingHours } from "./table.ts";

export type LocationView = z.output<typeof locationView>;
type Hours = Pick<typeof openingHours.$inferSelect, "day" | "openTime" | "closeTime">;
export type LocationWithHours = typeof locations.$inferSelect & { readonly hours: readonly Hours[] };

const withHours = {
  ...getTableColumns(locations),
  hours: nestedList(
    { day: openingHours.day, openTime: openingHours.openTime, closeTime: openingHours.closeTime },
    sql`from ${openingHours} where ${openingHours.locationId} = ${locations.id}`,
    sql`${openingHours.day}, ${openingHours.openTime}`,
  ),
};

const locationOfMember = statementVariants((which: "given" | "first") =>
  defineStatement<{ memberId: number; id: number | null }>()((p) => ({
    fields: withHours,
    text: (columns) =>
      sql`select ${columns} from ${locations} where ${locations.memberId} = ${p.memberId}${which === "given" ? sql` and ${locations.id} = ${p.id}` : sql``} order by ${locations.id} limit 1`,
  })),
);

/** A location of a member, or its first one, with the opening hours; null when there is none. */
export const locationOf = (
  db: ReadDb,
  memberId: number,
  locationId: number | null,
): Promise<LocationWithHours | null> =>
  locationOfMember(locationId === null ? "first" : "given").first(db, { memberId, id: locationId });

const locationRows = defineStatement<{ ids: readonly number[] }>()((p) => ({
  fields: withHours,
  text: (columns) => sql`select ${columns} from ${locations} where ${locations.id} = any(${p.ids}::bigint[])`,
}));

/** Locations by id; one query, however many. */
export async function locationsById(db: ReadDb, ids: readonly number[]): Promise<Map<number, LocationWithHours>> {
  if (ids.length === 0) return new Map();
  return new Map((await locationRows.all(db, { ids: [...new Set(ids)] })).map((row) => [row.id, row]));
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
