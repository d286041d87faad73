import { nestedOne, wholeNumber, type RowOf } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { containing } from "@treadclub/kit/db/page";
import { defineStatement, statementVariants } from "@treadclub/kit/db/statement";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { locationFields, memberCardFields } from "./fields.ts";
import { locations, members } from "./table.ts";

export interface FitterInput {
  readonly search: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** A driver chooses at most five; who is not among these is found by searching. */
const mostFitters = 50;
const exactUpTo = 10_000;
const earthRadiusMiles = 3958.7613;

interface Variant {
  readonly isNear: boolean;
  readonly isSearch: boolean;
}
interface Params {
  readonly search: string;
  readonly compact: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const fitters = statementVariants(({ isNear, isSearch }: Variant) =>
  defineStatement<Params>()((p) => {
    const rows = sql`from ${members} where ${accepted}${isSearch ? sql` and ${found(p)}` : sql``}`;
    return {
      fields: {
        ...memberCardFields,
        location: nestedOne(locationFields, sql`from ${locations} where ${locations.id} = page.location_id`),
        distance_miles: sql<number | null>`page.miles`,
        total: wholeNumber(sql`(select count(*) from (select 1 ${rows} limit ${sql.raw(String(exactUpTo))}) counted)`),
      },
      text: (columns) => sql`select ${columns} from (
          select ${members.id} as member_id, nearest.location_id, nearest.miles from ${members}
          cross join lateral (
            select ${locations.id} as location_id, ${isNear ? milesTo(p) : sql`null::float8`} as miles from ${locations}
            where ${locations.memberId} = ${members.id} order by miles nulls last, ${locations.id} limit 1
          ) as nearest
          where ${accepted}${isSearch ? sql` and ${found(p)}` : sql``}
          order by nearest.miles nulls last, ${members.companyName}, ${members.id} limit ${sql.raw(String(mostFitters))}
        ) page join ${members} on ${members.id} = page.member_id
        order by page.miles nulls last, ${members.companyName}, ${members.id}`,
    };
  }),
);

/** Accepted members with a location, each with the one that is nearest: nearest first where a place is given, else by name. One statement. */
export async function findFitterCards(
  db: ReadDb,
  { search, latitude, longitude }: FitterInput,
): Promise<{ list: RowOf<typeof memberCardFields>[]; total_count: number }> {
  const rows = await fitters({
    isNear: latitude !== undefined && longitude !== undefined,
    isSearch: search !== "",
  }).all(db, {
    search: containing(search),
    compact: containing(search.replaceAll(/\s/g, "")),
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  });
  const list = rows.map(({ total: _, distance_miles: miles, ...card }) => ({
    ...card,
    distance_miles: miles === null ? null : Math.round(miles * 10) / 10,
  }));
  return { list, total_count: rows[0]?.total ?? 0 };
}

const hasLocation = (more: SQL): SQL =>
  sql`exists (select 1 from ${locations} where ${locations.memberId} = ${members.id}${more})`;
const accepted = sql`${members.state} = 'accepted' and ${hasLocation(sql``)}`;

/** By company name, city or postcode, the latter with or without its space. */
const found = (p: { readonly search: SQLWrapper; readonly compact: SQLWrapper }): SQL =>
  sql`(${members.companyName} ilike ${p.search} or ${hasLocation(
    sql` and (${locations.city} ilike ${p.search} or replace(${locations.postcode}, ' ', '') ilike ${p.compact})`,
  )})`;

/** Great-circle distance of a location; null where either place is unknown. */
function milesTo({ latitude, longitude }: { readonly latitude: SQLWrapper; readonly longitude: SQLWrapper }): SQL {
  const up = sql`power(sin(radians(${locations.latitude} - ${latitude}::float8) / 2), 2)`;
  const along = sql`cos(radians(${latitude}::float8)) * cos(radians(${locations.latitude})) * power(sin(radians(${locations.longitude} - ${longitude}::float8) / 2), 2)`;
  return sql`${sql.raw(String(2 * earthRadiusMiles))}::float8 * asin(least(1, sqrt(${up} + ${along})))`;
}
