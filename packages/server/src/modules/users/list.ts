import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { containing, countUpTo, orderOf, pageOf } from "@treadclub/kit/db/page";
import { and, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import { users } from "#modules/identity";
import { mayBeSeen } from "./policy.ts";
import { lastUsed, rolesOf } from "./rows.ts";
import { rowOf } from "./view.ts";

/** A page of users, newest first unless sorted otherwise; four queries. */
export async function listUsers(
  ctx: ReadCtx,
  body: ParsedOf<Catalog["getUsersList"]>["body"],
): Promise<ReplyOf<Catalog["getUsersList"]>> {
  const { role, disabled } = body.filters ?? {};
  const where = and(
    mayBeSeen(ctx.actor),
    disabled === undefined ? undefined : eq(users.disabled, disabled),
    role === undefined
      ? undefined
      : sql`exists (select 1 from user_roles r where r.user_id = users.id and r.role = ${role})`,
    found(body.search),
  );
  const { limit, offset } = pageOf(body);
  const columns = { created_at: users.createdAt, last_name: users.lastName, email: users.email };
  const rows = await ctx.db
    .select()
    .from(users)
    .where(where)
    .orderBy(...orderOf(body.sort, "-created_at", columns, users.id))
    .limit(limit)
    .offset(offset);
  const counted = await countUpTo(ctx.db, sql`select 1 from ${users} where ${where}`);
  const ids = rows.map((row) => row.id);
  const roles = await rolesOf(ctx.db, ids);
  const used = await lastUsed(ctx.db, ids);
  return { list: rows.map((row) => rowOf(row, roles.get(row.id) ?? [], used.get(row.id))), ...counted };
}

/** Every word of a search is in the first name, the last name or the e-mail. */
function found(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== "");
  return and(
    ...words.map((word) => {
      const text = containing(word);
      return or(ilike(users.firstName, text), ilike(users.lastName, text), ilike(users.email, text));
    }),
  );
}
