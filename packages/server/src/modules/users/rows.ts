import type { RoleName } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { nestedList } from "@treadclub/kit/db/decode";
import { defineStatement, statementVariants } from "@treadclub/kit/db/statement";
import { getTableColumns, sql, type SQLWrapper } from "drizzle-orm";
import { userRoles, users } from "#modules/identity";
import { seenBy, sightOf, type Sight } from "./policy.ts";

export interface KnownUser {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly locale: (typeof users.$inferSelect)["locale"];
  readonly emailConfirmedAt: Date | null;
  readonly roles: readonly RoleName[];
}

const { id, email, firstName, locale, emailConfirmedAt } = getTableColumns(users);
const roles = nestedList(
  { name: userRoles.role },
  sql`from ${userRoles} where ${userRoles.userId} = ${users.id}`,
  sql`${userRoles.role}`,
);
const ofUser = (wanted: SQLWrapper, sight: Sight) =>
  sql`from ${users} where ${users.id} = ${wanted} and ${seenBy(sight)}`;

const userRow = statementVariants(({ sight, lock }: { readonly sight: Sight; readonly lock: boolean }) =>
  defineStatement<{ id: number }>()((p) => ({
    fields: { id, email, firstName, locale, emailConfirmedAt, roles },
    text: (columns) => sql`select ${columns} ${ofUser(p.id, sight)}${lock ? sql` for update` : sql``}`,
  })),
);

/** A user that the actor may see, else NOT_FOUND. `lock` makes what follows happen one after the other. */
export async function userFor(ctx: ReadCtx<"NOT_FOUND">, wanted: number, lock = false): Promise<KnownUser> {
  const row = await userRow({ sight: sightOf(ctx.actor), lock }).first(ctx.db, { id: wanted });
  if (!row) throw ctx.fail("NOT_FOUND");
  return { ...row, roles: row.roles.map(({ name }) => name) };
}

const superAdminLock = 7_302_120;
const superAdmins = defineStatement()(() => ({
  fields: { locked: sql<string>`pg_advisory_xact_lock(${sql.raw(String(superAdminLock))})::text` },
  text: (columns) => sql`select ${columns}`,
}));

/** Serialises changes of the super_admin role, including grants, which locking rows could not cover. */
export async function lockSuperAdmins(ctx: WriteCtx): Promise<void> {
  await superAdmins.all(ctx.db, {});
}

const superAdminsBeside = defineStatement<{ id: number; actorId: number }>()((p) => ({
  fields: {
    hasOther: sql<boolean>`coalesce(bool_or(${users.id} <> ${p.id} and ${users.emailConfirmedAt} is not null), false)`,
    hasActor: sql<boolean>`coalesce(bool_or(${users.id} = ${p.actorId}), false)`,
  },
  text: (columns) =>
    sql`select ${columns} from ${userRoles} join ${users} on ${users.id} = ${userRoles.userId} where ${userRoles.role} = 'super_admin' and not ${users.disabled}`,
}));

/** Which super admins there are now, whatever tokens say: one who can sign in and is not this user, and the actor. Read after `lockSuperAdmins`. */
export async function superAdminsNow(
  ctx: WriteCtx,
  userId: number,
  actorId: number,
): Promise<{ readonly hasOther: boolean; readonly hasActor: boolean }> {
  const row = await superAdminsBeside.first(ctx.db, { id: userId, actorId });
  return row ?? { hasOther: false, hasActor: false };
}
