import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { containing, countUpTo, orderOf, pageOf } from "@treadclub/kit/db/page";
import { and, count, eq, ilike, or, sql } from "drizzle-orm";
import type { ReadDb } from "@treadclub/kit/db/open";
import { allowed, mayBeSeen } from "./policy.ts";
import { members } from "./table.ts";
import { rowOf } from "./view.ts";

/** A page of companies, newest first unless sorted otherwise. */
export async function listMembers(
  ctx: ReadCtx,
  body: ParsedOf<Catalog["getMembersList"]>["body"],
): Promise<ReplyOf<Catalog["getMembersList"]>> {
  const { state } = body.filters ?? {};
  const text = containing(body.search);
  const found =
    body.search === ""
      ? undefined
      : or(ilike(members.companyName, text), ilike(members.email, text), ilike(members.postcode, text));
  const where = and(mayBeSeen(ctx.actor), state === undefined ? undefined : eq(members.state, state), found);
  const { limit, offset } = pageOf(body);
  const columns = { company_name: members.companyName, created_at: members.createdAt, state: members.state };
  const rows = await ctx.db
    .select()
    .from(members)
    .where(where)
    .orderBy(...orderOf(body.sort, "-created_at", columns, members.id))
    .limit(limit)
    .offset(offset);
  const counted = await countUpTo(ctx.db, sql`select 1 from ${members} where ${where}`);
  return { list: rows.map((row) => ({ ...rowOf(row), can: allowed(ctx.actor, row) })), ...counted };
}

/** How many companies wait to be accepted. */
export async function countNewMembers(db: ReadDb): Promise<number> {
  const [row] = await db.select({ n: count() }).from(members).where(eq(members.state, "new"));
  return row?.n ?? 0;
}
