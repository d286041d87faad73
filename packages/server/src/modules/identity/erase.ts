import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { blankAuditDetails } from "@treadclub/kit/audit";
import { removeRequestTraces } from "@treadclub/kit/http/kept-replies";
import { removeMessages } from "@treadclub/kit/outbox";
import { asc, eq, sql } from "drizzle-orm";
import { deleteCredentials } from "./credentials.ts";
import { deleteTokens } from "./single-use.ts";
import { sessions, userRoles, users } from "./table.ts";
import { passkeys, providerAccounts, singleUseTokens, totpSecrets } from "./way-tables.ts";

/** What is left of a name. */
const erasedName = "Erased";

/**
 * Takes everything personal out of a user: name, addresses, ways of signing in, what was written to them. The row and its
 * consents stay as proof, under the id. The caller has ended the sign-ins.
 */
export async function eraseUser(ctx: WriteCtx, userId: number): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user) return;
  await ctx.db
    .update(users)
    .set({
      email: `erased-${userId}@erased.invalid`,
      passwordHash: null,
      firstName: erasedName,
      lastName: erasedName,
      phone: null,
      emailConfirmedAt: null,
      version: user.version + 1,
    })
    .where(eq(users.id, userId));
  await deleteCredentials(ctx, userId);
  await deleteTokens(ctx, userId);
  await ctx.db.delete(sessions).where(eq(sessions.userId, userId));
  await eraseTraces(ctx, userId, user.email);
}

/** Where the address is written beside the user: messages, steps that know nobody yet, answers that are kept for a day, counters of limits, the audit. */
async function eraseTraces(ctx: WriteCtx, userId: number, email: string): Promise<void> {
  await removeMessages(ctx.db, userId, email);
  await removeRequestTraces(ctx.db, userId, email);
  await ctx.db.delete(singleUseTokens).where(sql`position(${email} in ${singleUseTokens.data}::text) > 0`);
  await blankAuditDetails(ctx.db, ["user", "consumer"], userId);
}

/** What is known of a user and of where they are signed in. */
export async function dataOfUser(db: ReadDb, userId: number) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`No user ${userId}`);
  const roles = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  const signIns = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.id));
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  const providers = await db.select().from(providerAccounts).where(eq(providerAccounts.userId, userId));
  const [app] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return {
    profile: {
      id: user.id,
      email: user.email,
      email_confirmed_at: user.emailConfirmedAt,
      first_name: user.firstName,
      last_name: user.lastName,
      phone: user.phone,
      language: user.locale,
      roles: roles.map(({ role }) => role),
      created_at: user.createdAt,
      password_changed_at: user.passwordChangedAt,
    },
    sign_in: {
      has_password: user.passwordHash !== null,
      passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        added_at: createdAt,
        last_used_at: lastUsedAt,
      })),
      authenticator_app: app?.confirmedAt !== null && app !== undefined,
      providers: providers.map(({ issuer, subject, createdAt }) => ({ issuer, subject, linked_at: createdAt })),
    },
    sessions: signIns
      .filter((one) => one.actingAdminId === null)
      .map(({ userAgent, method, createdAt, lastUsedAt, endedAt }) => ({
        browser: userAgent,
        method,
        began_at: createdAt,
        last_used_at: lastUsedAt,
        ended_at: endedAt,
      })),
  };
}
