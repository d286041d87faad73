import type { ReadCtx } from "@treadclub/kit/context";
import { and, asc, eq, inArray } from "drizzle-orm";
import { mayBeSeen, type MemberRow } from "./policy.ts";
import { members } from "./table.ts";

/** A company that the actor may see, else NOT_FOUND. */
export async function memberFor(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<MemberRow> {
  const [row] = await ctx.db
    .select()
    .from(members)
    .where(and(eq(members.id, id), mayBeSeen(ctx.actor)));
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

/** Companies that the actor may see, by id; one that is not there or not theirs: NOT_FOUND. */
export async function membersFor(ctx: ReadCtx<"NOT_FOUND">, ids: readonly number[]): Promise<MemberRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await ctx.db
    .select()
    .from(members)
    .where(and(inArray(members.id, wanted), mayBeSeen(ctx.actor)))
    .orderBy(asc(members.id));
  if (rows.length !== wanted.length) throw ctx.fail("NOT_FOUND");
  return rows;
}
