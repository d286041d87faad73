import type { ReadCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { getTableColumns, sql } from "drizzle-orm";
import { companyScope, seenWithin, type MemberRow } from "./policy.ts";
import { members } from "./table.ts";

const memberRows = defineStatement<{ ids: readonly number[]; scope: number | null }>()((p) => ({
  fields: getTableColumns(members),
  text: (columns) =>
    sql`select ${columns} from ${members} where ${members.id} = any(${p.ids}::bigint[]) and ${seenWithin(p.scope)} order by ${members.id}`,
}));

/** A company that the actor may see, else NOT_FOUND. */
export async function memberFor(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<MemberRow> {
  const row = await memberRows.first(ctx.db, { ids: [id], scope: companyScope(ctx.actor) });
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

/** Companies that the actor may see, by id; one that is not there or not theirs: NOT_FOUND. */
export async function membersFor(ctx: ReadCtx<"NOT_FOUND">, ids: readonly number[]): Promise<MemberRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await memberRows.all(ctx.db, { ids: wanted, scope: companyScope(ctx.actor) });
  if (rows.length !== wanted.length) throw ctx.fail("NOT_FOUND");
  return rows;
}
