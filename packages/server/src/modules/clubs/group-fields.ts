import { nestedList, nestedOne } from "@treadclub/kit/db/decode";
import { locations, members } from "#modules/members";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { groupCompanies, memberGroups } from "./group-table.ts";

/** A group, and the company of it whose club is open to it. */
interface OpenTo {
  readonly groupId: SQLWrapper;
  readonly memberId: SQLWrapper;
}

/**
 * Whether a company honours what another one issued within a group, as an expression: both are in it, now or at an instant, and
 * whoever issued it is an accepted fitter.
 */
export function isFellow({ groupId, memberId }: OpenTo, companyId: SQLWrapper, at?: SQLWrapper): SQL<boolean> {
  const isIn = (alias: string): SQL => {
    const [joined, left] = [sql.raw(`${alias}.joined_at`), sql.raw(`${alias}.left_at`)];
    return at === undefined
      ? sql`${joined} is not null and ${left} is null`
      : sql`${joined} <= ${at} and (${left} is null or ${left} > ${at})`;
  };
  return sql<boolean>`exists (select 1 from ${groupCompanies} mine join ${groupCompanies} theirs on theirs.group_id = mine.group_id
    join ${members} issuer on issuer.id = theirs.member_id and issuer.state = 'accepted'
    where mine.group_id = ${groupId} and mine.member_id = ${companyId} and ${isIn("mine")}
      and theirs.member_id = ${memberId} and theirs.member_id <> mine.member_id and ${isIn("theirs")})`;
}

/** A group with the others who honour what a company of it issues; null where it is not in the group any more. */
export const groupOf = ({ groupId, memberId }: OpenTo) =>
  nestedOne(
    {
      id: memberGroups.id,
      title: memberGroups.title,
      other_ids: sql<
        number[]
      >`(select coalesce(json_agg(company.id order by company.id), '[]') from ${groupCompanies} fellow join ${members} company on company.id = fellow.member_id
        where fellow.group_id = ${memberGroups.id} and fellow.member_id <> ${memberId} and fellow.joined_at is not null
          and fellow.left_at is null and company.state = 'accepted')`,
    },
    sql`from ${memberGroups} where ${memberGroups.id} = ${groupId} and exists (select 1 from ${groupCompanies} own
      where own.group_id = ${memberGroups.id} and own.member_id = ${memberId} and own.joined_at is not null and own.left_at is null)`,
  );

/** The locations of a company out of some, as an expression; those that were deleted are no limit any more. */
export const onlyAt = ({
  locationIds,
  memberId,
}: {
  readonly locationIds: SQLWrapper;
  readonly memberId: SQLWrapper;
}) =>
  nestedList(
    { id: locations.id, name: locations.name },
    sql`from ${locations} where ${locations.id} = any((${locationIds})::bigint[]) and ${locations.memberId} = ${memberId}`,
    sql`${locations.id}`,
  );
