import type { RoleName } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement, type Placeholders } from "@treadclub/kit/db/statement";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { endSessions } from "./sessions.ts";
import { dropTokens } from "./single-use.ts";
import { userRoles, users } from "./table.ts";

type User = typeof users.$inferSelect;

/** A user as whoever changes them has seen them. */
interface SeenUser {
  readonly id: number;
  readonly version: number;
}

type Profile = Pick<User, "firstName" | "lastName" | "phone" | "locale">;

/** Changes the profile of a user and counts the version up. Errors: STATE_CONFLICT when the version is another by now. */
export async function changeUser(
  ctx: WriteCtx<"STATE_CONFLICT">,
  seen: SeenUser & Profile,
  change: Profile,
): Promise<void> {
  const { firstName, lastName, phone, locale } = change;
  await saveUser(ctx, seen, { firstName, lastName, phone, locale });
  const before = { first_name: seen.firstName, last_name: seen.lastName, phone: seen.phone, locale: seen.locale };
  const after = new Map(Object.entries({ first_name: firstName, last_name: lastName, phone, locale }));
  const fields = Object.entries(before).flatMap(([name, value]) => (after.get(name) === value ? [] : [name]));
  ctx.audit("edit profile", { entity: "user", id: seen.id }, { fields });
}

/**
 * Disables a user, who is signed out everywhere, or enables them again. Errors: STATE_CONFLICT when they are so already, or
 * the version is another by now.
 */
export async function changeDisabled(
  ctx: WriteCtx<"STATE_CONFLICT">,
  seen: SeenUser & Pick<User, "email">,
  disabled: boolean,
): Promise<void> {
  const { id, email } = seen;
  await saveUser(ctx, seen, { disabled }, eq(users.disabled, !disabled));
  if (disabled) await endSessions(ctx, { userIds: [id] }, "disabled");
  ctx.audit(disabled ? "disable a user" : "enable a user", { entity: "user", id }, { email });
}

async function saveUser(
  ctx: WriteCtx<"STATE_CONFLICT">,
  { id, version }: SeenUser,
  set: Partial<User>,
  only?: SQL,
): Promise<void> {
  const saved = await ctx.db
    .update(users)
    .set({ ...set, version: version + 1 })
    .where(and(eq(users.id, id), eq(users.version, version), only))
    .returning({ id: users.id });
  if (saved.length === 0) throw ctx.fail("STATE_CONFLICT");
}

/** Replaces the roles of a user, who has to sign in again. Errors: STATE_CONFLICT when the version has changed. */
export async function changeRoles(
  ctx: WriteCtx<"STATE_CONFLICT">,
  { id, version, roles: from }: SeenUser & { readonly roles: readonly RoleName[] },
  to: readonly RoleName[],
): Promise<void> {
  const saved = await replaceRoles.first(ctx.db, { id, version, roles: to });
  if (!saved) throw ctx.fail("STATE_CONFLICT");
  await endSessions(ctx, { userIds: [id] }, "access_changed");
  ctx.audit("set roles", { entity: "user", id }, { from, to });
}

/** Changes nothing where the version is another. */
const replaceRoles = defineStatement<{ id: number; version: number; roles: readonly string[] }>()((p) => ({
  fields: { id: sql<unknown>`id` },
  text: (columns) => sql`with saved as (
      update ${users} set version = version + 1 where ${users.id} = ${p.id} and ${users.version} = ${p.version} returning id
    ), ${rolesOfSaved(p)} select ${columns} from saved`,
}));

const rolesOfSaved = (p: Pick<Placeholders<{ roles: unknown }>, "roles">): SQL => sql`withdrawn as (
      delete from ${userRoles} using saved where ${userRoles.userId} = saved.id and ${userRoles.role} <> all(${p.roles}::text[])
    ), given as (
      insert into ${userRoles} (user_id, role) select saved.id, wanted.role from saved cross join unnest(${p.roles}::text[]) as wanted(role)
      on conflict do nothing
    )`;

/** SQL that withdraws a role from a user, within a larger statement. */
export const withdrawingRole = (role: RoleName, p: Pick<Placeholders<{ userId: unknown }>, "userId">): SQL =>
  sql`delete from ${userRoles} where ${userRoles.userId} = ${p.userId} and ${userRoles.role} = ${role}`;

interface InvitedUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: RoleName;
}

/**
 * Gives the account of an administrator or supplier who was invited and has not come in yet another name and role; the link
 * that was sent before stops working. Returns its id, or null when there is no such account.
 */
export async function changeInvited(ctx: WriteCtx, { role, ...invited }: InvitedUser): Promise<number | null> {
  const found = await replaceInvited.first(ctx.db, { ...invited, roles: [role] });
  if (found) await dropTokens(ctx, ["first_password"], found.id);
  return found?.id ?? null;
}

/** Administrators and suppliers come by invitation only; without a password none of them has come in. */
const isOffice = sql`exists (select 1 from ${userRoles} r where r.user_id = ${users.id})
  and not exists (select 1 from ${userRoles} r where r.user_id = ${users.id} and r.role in ('consumer', 'member'))`;

const replaceInvited = defineStatement<Omit<InvitedUser, "role"> & { readonly roles: readonly RoleName[] }>()((p) => ({
  fields: { id: users.id },
  text: (columns) => sql`with saved as (
      update ${users} set first_name = ${p.firstName}, last_name = ${p.lastName}
      where ${users.email} = ${p.email} and ${users.passwordHash} is null and ${users.emailConfirmedAt} is null
      and not ${users.disabled} and ${isOffice} returning id
    ), ${rolesOfSaved(p)} select ${columns} from ${users} join saved on saved.id = ${users.id}`,
}));

/** Records that nothing personal is left of a user. */
export async function markErased(ctx: WriteCtx, userId: number): Promise<void> {
  await ctx.db
    .update(users)
    .set({ erasedAt: ctx.now })
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
}
