import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { locations } from "#modules/members";
import { sql } from "drizzle-orm";
import { groupCompanies } from "./group-table.ts";

const inGroup = defineStatement<{ groupId: number; memberIds: readonly number[] }>()((p) => ({
  fields: { memberId: groupCompanies.memberId },
  text: (columns) => sql`select ${columns} from ${groupCompanies}
    where ${groupCompanies.groupId} = ${p.groupId} and ${groupCompanies.memberId} = any(${p.memberIds}::bigint[])
      and ${groupCompanies.joinedAt} is not null and ${groupCompanies.leftAt} is null
    order by ${groupCompanies.id} for share`,
}));

/** Returns whether all of some companies are in a group; none of them leaves it until the transaction ends. */
export async function holdInGroup(
  ctx: Pick<WriteCtx, "db">,
  groupId: number,
  memberIds: readonly number[],
): Promise<boolean> {
  return (await inGroup.all(ctx.db, { groupId, memberIds: [...memberIds] })).length === memberIds.length;
}

interface Places {
  readonly group_id?: number | null | undefined;
  readonly location_ids?: readonly number[] | undefined;
}

/** The places of an edited club that have to be checked: both, since one rules the other out; a group only when it is a new one. */
export const placesIn = (body: Places, shown: Places, changed: readonly string[]): Places => ({
  location_ids: body.location_ids ?? shown.location_ids,
  ...(changed.includes("group") ? { group_id: body.group_id } : {}),
  ...(changed.includes("locations") && !changed.includes("group") ? { group_id: shown.group_id } : {}),
});

/** Errors: VALIDATION_FAILED for a group that the club's company is not in, for a location that is not its own, and for both together. */
export async function checkPlaces(
  ctx: WriteCtx,
  { group_id: groupId, location_ids: locationIds = [] }: Places,
  of: { readonly memberId: number | null },
): Promise<void> {
  const hasGroup = groupId !== null && groupId !== undefined;
  if (hasGroup && (of.memberId === null || !(await holdInGroup(ctx, groupId, [of.memberId]))))
    throw ctx.fail("VALIDATION_FAILED", { fields: { group_id: "choice" } });
  if (locationIds.length === 0) return;
  const own =
    of.memberId === null ? [] : await ownLocations.all(ctx.db, { memberId: of.memberId, ids: [...locationIds] });
  if (hasGroup || own.length !== new Set(locationIds).size)
    throw ctx.fail("VALIDATION_FAILED", { fields: { location_ids: "choice" } });
}

const ownLocations = defineStatement<{ memberId: number; ids: readonly number[] }>()((p) => ({
  fields: { id: locations.id },
  text: (columns) =>
    sql`select ${columns} from ${locations} where ${locations.memberId} = ${p.memberId} and ${locations.id} = any(${p.ids}::bigint[])`,
}));
