import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { hashToken } from "@treadclub/kit/ids";
import { eq, sql } from "drizzle-orm";
import { withdrawAccess } from "./claim-address.ts";
import { endSessions } from "./sessions.ts";
import { deleteTokens, dropTokens } from "./single-use.ts";
import { userRoles, users } from "./table.ts";
import { spendingToken } from "./token-sql.ts";

/**
 * Sets the password that a signed-in user chose. Their other sign-ins end, and so do links and steps that began with the
 * password before. Returns the number of sign-ins ended.
 */
export async function setPassword(
  ctx: WriteCtx,
  user: { readonly id: number; readonly butSessionId: number },
  passwordHash: string,
): Promise<number> {
  const { id, butSessionId } = user;
  await ctx.db.update(users).set({ passwordHash, passwordChangedAt: ctx.now }).where(eq(users.id, id));
  const ended = await endSessions(ctx, { userIds: [id], butSessionId }, "password_changed");
  await dropTokens(ctx, ["reset_password", "first_password", "second_step", "handover"], id);
  ctx.audit("change password", { entity: "user", id });
  return ended;
}

/** Sets a password by a mailed link, which proves the address (`claimAddress`). Every sign-in and every link sent before ends. */
export async function setPasswordByLink(ctx: WriteCtx, id: number, passwordHash: string): Promise<void> {
  const before = await storePassword.first(ctx.db, { id, passwordHash, now: ctx.now });
  if (before?.isClaimed) await withdrawAccess(ctx, id);
  else {
    await deleteTokens(ctx, id, linkKinds);
    await endSessions(ctx, { userIds: [id] }, "password_changed");
  }
  ctx.audit("set a password by link", { entity: "user", id });
}

const linkKinds = ["reset_password", "first_password", "second_step", "reopen", "handover", "provider_link"] as const;

/** The address counts as theirs from now on, if it did not before. */
const storePassword = defineStatement<{ id: number; passwordHash: string; now: Date }>()((p) => ({
  fields: { isClaimed: sql<boolean>`before.confirmed_at is null` },
  text: (columns) => sql`with before as (
      select ${users.id} as id, ${users.emailConfirmedAt} as confirmed_at from ${users} where ${users.id} = ${p.id} for no key update
    ), saved as (
      update ${users} set password_hash = ${p.passwordHash}, password_changed_at = ${p.now},
        email_confirmed_at = coalesce(before.confirmed_at, ${p.now}) from before where ${users.id} = before.id
    ) select ${columns} from before`,
}));

/** Sets the first password by a mailed link, which proves the address. Returns the user's id, or null when the link does not work any more. */
export async function setFirstPassword(ctx: WriteCtx, token: string, passwordHash: string): Promise<number | null> {
  const user = await firstPassword.first(ctx.db, { hash: hashToken(token), now: ctx.now, passwordHash });
  if (user) ctx.audit("set the first password", { entity: "user", id: user.id });
  return user?.id ?? null;
}

const firstPassword = defineStatement<{ hash: string; now: Date; passwordHash: string }>()((p) => ({
  fields: { id: users.id },
  text: (columns) => sql`with spent as (${spendingToken("first_password", p)})
    update ${users} set password_hash = ${p.passwordHash}, password_changed_at = ${p.now}, email_confirmed_at = ${p.now}
    from spent where ${users.id} = spent.user_id returning ${columns}`,
}));

interface ReturningUser {
  readonly id: number;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Gives an account without a role the role of a company's user, with a new name and password; a mailed link has proved the address. */
export async function reactivateMember(ctx: WriteCtx, user: ReturningUser): Promise<void> {
  const before = await reactivate.first(ctx.db, { ...user, now: ctx.now });
  if (before?.isClaimed) await withdrawAccess(ctx, user.id);
  else await endSessions(ctx, { userIds: [user.id] }, "password_changed");
}

const reactivate = defineStatement<ReturningUser & { readonly now: Date }>()((p) => ({
  fields: { isClaimed: sql<boolean>`before.confirmed_at is null` },
  text: (columns) => sql`with before as (
      select ${users.id} as id, ${users.emailConfirmedAt} as confirmed_at from ${users} where ${users.id} = ${p.id} for no key update
    ), saved as (
      update ${users} set password_hash = ${p.passwordHash}, password_changed_at = ${p.now}, version = version + 1,
        first_name = ${p.firstName}, last_name = ${p.lastName}, email_confirmed_at = coalesce(before.confirmed_at, ${p.now})
      from before where ${users.id} = before.id
    ), given as (
      insert into ${userRoles} (user_id, role) select before.id, 'member' from before
    ) select ${columns} from before`,
}));
