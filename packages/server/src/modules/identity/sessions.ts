import type { RoleName } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { announce } from "@treadclub/kit/live";
import { and, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { SecondStep } from "./second-steps.ts";
import { sessions } from "./table.ts";
import { accessLifeSeconds, actingLifeSeconds } from "./tokens.ts";

export const sessionChannel = "treadclub_session";
export const refreshCookie = "treadclub_refresh";
export const refreshLifeSeconds = 30 * 24 * 3600;

/** How long a sign-in can be renewed, however active: administrators sign in every day. */
export const longestMs = (roles: readonly RoleName[]): number =>
  (roles.includes("admin") || roles.includes("super_admin") ? 1 : 180) * 24 * 3_600_000;

/** How a user authenticated. */
export interface SignInBy {
  readonly method: "password" | "google" | "passkey" | "handover" | "link";
  /** The second step that was passed; a passkey that checked its owner is both. */
  readonly secondStep?: SecondStep;
  /** Taken over from a device that is signed in: the second step was passed there. */
  readonly isTakenOver?: boolean;
  /** When the sign-in that is taken over began: it ends when that one would. */
  readonly since?: Date;
  /** Inside a page of another site. */
  readonly embedded?: boolean;
  /** Begun with a provider's account that is linked once the sign-in is complete. */
  readonly link?: ProviderAccount;
}

/** An account of a provider: known by these two for ever. */
export interface ProviderAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** Which sign-ins can still be used: not ended, nor left unused until their cookie expired, nor over because they have none. For queries from `sessions`. */
export const stillOpen = (now: Date) =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.lastUsedAt, new Date(now.getTime() - refreshLifeSeconds * 1000)),
    or(eq(sessions.embedded, false), gt(sessions.createdAt, new Date(now.getTime() - accessLifeSeconds * 1000))),
    or(isNull(sessions.actingAdminId), gt(sessions.createdAt, new Date(now.getTime() - actingLifeSeconds * 1000))),
  );

type EndReason = NonNullable<(typeof sessions.$inferSelect)["endReason"]>;

type Which =
  | { readonly userIds: readonly number[]; readonly butSessionId?: number }
  | { readonly sessionId: number; readonly userId: number }
  /** Those in which an administrator acts as others. */
  | { readonly actedBy: number };

/**
 * Ends sign-ins; every process hears it and refuses their tokens. With users end those that they opened in other names, too.
 * Returns the number of sign-ins ended.
 */
export async function endSessions(ctx: WriteCtx, which: Which, reason: EndReason): Promise<number> {
  const ended = await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now, endReason: reason })
    .where(and(chosen(which), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId });
  const affected = new Set([...ended.map(({ userId }) => userId), ...usersOf(which)]);
  for (const userId of affected) announce(ctx.db, sessionChannel, String(userId));
  return ended.length;
}

function usersOf(which: Which): readonly number[] {
  if ("sessionId" in which) return [which.userId];
  return "userIds" in which ? which.userIds : [];
}

function chosen(which: Which) {
  if ("actedBy" in which) return eq(sessions.actingAdminId, which.actedBy);
  // Signing out also ends one's own impersonations; the end of somebody else's changes nothing here.
  if ("sessionId" in which)
    return or(
      eq(sessions.id, which.sessionId),
      and(
        eq(sessions.actingAdminId, which.userId),
        sql`not exists (select 1 from sessions s where s.id = ${which.sessionId} and s.acting_admin_id is not null)`,
      ),
    );
  const users = [...which.userIds];
  const theirs = or(inArray(sessions.userId, users), inArray(sessions.actingAdminId, users));
  return which.butSessionId === undefined ? theirs : and(theirs, ne(sessions.id, which.butSessionId));
}

/** What is known of a user's sign-ins has changed (a proof, a role): every process looks again. */
export const forgetSessions = (ctx: WriteCtx, userId: number): void => announce(ctx.db, sessionChannel, String(userId));

/** The user has just proved who they are, in this sign-in. */
export async function proveSession(ctx: WriteCtx, actor: { userId: number; sessionId: number }): Promise<void> {
  await ctx.db.update(sessions).set({ provenAt: ctx.now }).where(eq(sessions.id, actor.sessionId));
  forgetSessions(ctx, actor.userId);
}

/** Opens the whole account in a sign-in that was there only to set up a second step. */
export async function completeSetUp(
  ctx: WriteCtx,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: number },
  secondStep: SecondStep,
): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ mustSetUp: false, secondStep })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  forgetSessions(ctx, userId);
}

interface Acting {
  readonly userId: number;
  readonly adminId: number;
  readonly impersonationId: number;
  readonly userAgent: string;
}

/** Begins a sign-in in which an administrator acts as a user; those that they opened in other names before end. Returns its id. */
export async function startActing(ctx: WriteCtx, { adminId: actingAdminId, ...acting }: Acting): Promise<number> {
  await endSessions(ctx, { actedBy: actingAdminId }, "ended");
  const [row] = await ctx.db
    .insert(sessions)
    .values({ ...acting, actingAdminId, createdAt: ctx.now, lastUsedAt: ctx.now, method: "link" })
    .returning({ id: sessions.id });
  if (!row) throw new Error("No session row");
  return row.id;
}

export const signedInUser = (ctx: Pick<ReadCtx, "actor" | "fail">): number => {
  if (ctx.actor.kind !== "user") throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  return ctx.actor.userId;
};
