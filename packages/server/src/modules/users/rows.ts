import type { RoleName } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { isOneOf } from "@treadclub/kit/db/page";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { userRoles, users } from "#modules/identity";
import { mayBeSeen } from "./policy.ts";

export type UserRow = typeof users.$inferSelect;

/** A user that the actor may see, else NOT_FOUND. `lock` makes what follows happen one after the other. */
export async function userFor(ctx: ReadCtx<"NOT_FOUND">, id: number, lock = false): Promise<UserRow> {
  const query = ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, id), mayBeSeen(ctx.actor)));
  const [row] = lock ? await query.for("update") : await query;
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

/** The roles of users; one query, however many. */
export async function rolesOf(db: ReadDb, ids: readonly number[]): Promise<Map<number, RoleName[]>> {
  const found = new Map<number, RoleName[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(userRoles)
    .where(isOneOf(userRoles.userId, ids))
    .orderBy(userRoles.userId, userRoles.role);
  for (const row of rows) found.get(row.userId)?.push(row.role);
  return found;
}

/** When users were last signed in themselves; one query, however many. */
export async function lastUsed(db: ReadDb, ids: readonly number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ user_id: string; at: string }>(
    sql`select user_id, max(last_used_at) as at from sessions where user_id = any(${sql.param([...ids])}::bigint[]) and acting_admin_id is null group by user_id`,
  );
  return new Map(rows.map((row) => [Number(row.user_id), new Date(row.at)]));
}

/**
 * The platform keeps a super admin who can sign in when this one is none any more, else STATE_CONFLICT.
 * All of them are locked first, so that two who do it to each other at once happen one after the other.
 */
export async function keepSuperAdmin(ctx: WriteCtx<"STATE_CONFLICT">, userId: number): Promise<void> {
  await lockSuperAdmins(ctx);
  const left = await ctx.db
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, "super_admin"), eq(users.disabled, false), isNotNull(users.emailConfirmedAt)));
  if (!left.some(({ id }) => id !== userId)) throw ctx.fail("STATE_CONFLICT");
}

const superAdminLock = 7_302_120;

/** Also held while somebody becomes one, which locking rows could not do. */
export const lockSuperAdmins = async (ctx: WriteCtx): Promise<void> => {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${superAdminLock})`);
};

/** Whether users have the role now, whatever their token says. */
export async function hasRoleNow(db: ReadDb, userId: number, roles: readonly RoleName[]): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.disabled, false), inArray(userRoles.role, [...roles])))
    .limit(1);
  return row !== undefined;
}
