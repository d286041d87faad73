import type { ReadDb } from "@treadclub/kit/db/open";
import { containing, countUpTo } from "@treadclub/kit/db/page";
import { sql, type SQL } from "drizzle-orm";
import { locationsById, locationViewOf } from "./locations.ts";
import { memberCards, type MemberCard } from "./cards.ts";
import { locations, members } from "./table.ts";

export interface FitterWish {
  readonly search: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** A driver chooses at most five; who is not among these is found by searching. */
const mostFitters = 50;
const earthRadiusMiles = 3958.7613;

/** Accepted members with a location, each with the one that is nearest: nearest first where a place is given, else by name. Seven queries. */
export async function findFitterCards(
  db: ReadDb,
  wish: FitterWish,
): Promise<{ list: MemberCard[]; total_count: number }> {
  const where = fits(wish.search);
  const { rows } = await db.execute<{ id: string; location_id: string; miles: number | null }>(sql`
    select ${members.id} as id, nearest.location_id, nearest.miles from ${members}
    cross join lateral (
      select ${locations.id} as location_id, ${milesTo(wish)} as miles from ${locations} where ${locations.memberId} = ${members.id} order by miles nulls last, ${locations.id} limit 1
    ) as nearest
    where ${where} order by nearest.miles nulls last, ${members.companyName}, ${members.id} limit ${mostFitters}`);
  const found = rows.map((row) => ({ id: Number(row.id), locationId: Number(row.location_id), miles: row.miles }));
  const cards = await memberCards(
    db,
    found.map((row) => row.id),
  );
  const places = await locationsById(
    db,
    found.map((row) => row.locationId),
  );
  const list = found.flatMap((row) => {
    const card = cards.get(row.id);
    const place = places.get(row.locationId);
    return card && place
      ? [
          {
            ...card,
            location: locationViewOf(place),
            distance_miles: row.miles === null ? null : Math.round(row.miles * 10) / 10,
          },
        ]
      : [];
  });
  return { list, total_count: (await countUpTo(db, sql`select 1 from ${members} where ${where}`)).total_count };
}

/** By company name, city or postcode, the latter with or without its space. */
function fits(search: string): SQL {
  const place = sql`exists (select 1 from ${locations} where ${locations.memberId} = ${members.id}`;
  const accepted = sql`${members.state} = 'accepted' and ${place})`;
  if (search === "") return accepted;
  const text = containing(search);
  const compact = containing(search.replaceAll(/\s/g, ""));
  return sql`${accepted} and (${members.companyName} ilike ${text} or ${place} and (${locations.city} ilike ${text} or replace(${locations.postcode}, ' ', '') ilike ${compact})))`;
}

/** Great-circle distance of a location; null where either place is unknown. */
function milesTo({ latitude, longitude }: FitterWish): SQL {
  if (latitude === undefined || longitude === undefined) return sql`null::float8`;
  const up = sql`power(sin(radians(${locations.latitude} - ${latitude}::float8) / 2), 2)`;
  const along = sql`cos(radians(${latitude}::float8)) * cos(radians(${locations.latitude})) * power(sin(radians(${locations.longitude} - ${longitude}::float8) / 2), 2)`;
  return sql`${2 * earthRadiusMiles}::float8 * asin(least(1, sqrt(${up} + ${along})))`;
}
