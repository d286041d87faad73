import type { memberCard } from "@treadclub/contract/views/people";
import type { ReadDb } from "@treadclub/kit/db/open";
import { isOneOf } from "@treadclub/kit/db/page";
import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { locationsOfMembers, locationViewOf } from "./locations.ts";
import { members } from "./table.ts";

export type MemberCard = z.output<typeof memberCard>;

/** What a driver may see of fitters, with the first location of each; three queries, however many. */
export async function memberCards(db: ReadDb, ids: readonly number[]): Promise<Map<number, MemberCard>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: members.id, companyName: members.companyName, phone: members.phone, website: members.website })
    .from(members)
    .where(isOneOf(members.id, wanted));
  const places = await locationsOfMembers(db, wanted);
  return new Map(
    rows.map((row) => {
      const place = places.find((location) => location.memberId === row.id);
      return [
        row.id,
        {
          id: row.id,
          company_name: row.companyName,
          phone: row.phone,
          website: row.website,
          location: place ? locationViewOf(place) : null,
          distance_miles: null,
        },
      ];
    }),
  );
}

/** Those of the members that are accepted. */
export async function acceptedMembers(db: ReadDb, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.id, [...ids]), eq(members.state, "accepted")))
    .orderBy(members.id);
  return rows.map((row) => row.id);
}

/** The names of members by id. */
export async function memberNames(db: ReadDb, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: members.id, name: members.companyName })
    .from(members)
    .where(isOneOf(members.id, wanted));
  return new Map(rows.map((row) => [row.id, row.name]));
}
