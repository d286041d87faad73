import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
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

/** Errors: VALIDATION_FAILED for a group that the club's company is not in. */
export async function checkGroup(
  ctx: WriteCtx,
  groupId: number | null | undefined,
  of: { readonly memberId: number | null },
): Promise<void> {
  if (groupId === null || groupId === undefined) return;
  if (of.memberId === null || !(await holdInGroup(ctx, groupId, [of.memberId])))
    throw ctx.fail("VALIDATION_FAILED", { fields: { group_id: "choice" } });
}
