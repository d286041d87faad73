import type { RoleName } from "@treadclub/contract";
import { randomToken, hashToken } from "@treadclub/kit/ids";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { announce } from "@treadclub/kit/live";
import { and, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { rememberDevice } from "./devices.ts";
import type { SecondStep } from "./second-steps.ts";
import { refreshTokens, sessions } from "./table.ts";
import { accessLifeSeconds, actingLifeSeconds, signToken } from "./tokens.ts";

export const sessionChannel = "treadclub_session";
export const refreshCookie = "treadclub_refresh";
export const refreshLifeSeconds = 30 * 24 * 3600;

/** So long a sign-in may be renewed, however much it is used: administrators sign in every day. */
export const longestMs = (roles: readonly RoleName[]): number =>
  (roles.includes("admin") || roles.includes("super_admin") ? 1 : 180) * 24 * 3_600_000;

/** How somebody proved who they are. */
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

export interface NewSession extends SignInBy {
  readonly userId: number;
  readonly mustSetUp?: boolean;
}

/** Begins a sign-in on this device: sets the refresh cookie (not when embedded) and answers the access token. */
export async function startSession(
  ctx: WriteCtx,
  io: Io,
  secret: string,
  wanted: NewSession,
): Promise<{ token: string; sessionId: number }> {
  if (!wanted.embedded) await endSessionOf(ctx, io.cookie(refreshCookie));
  const [row] = await ctx.db
    .insert(sessions)
    .values({
      userId: wanted.userId,
      createdAt: wanted.since ?? ctx.now,
      lastUsedAt: ctx.now,
      userAgent: io.userAgent,
      method: wanted.method,
      secondStep: wanted.secondStep ?? null,
      // Whoever takes a sign-in over from another device has not proved anything on this one.
      provenAt: wanted.isTakenOver ? null : ctx.now,
      mustSetUp: wanted.mustSetUp ?? false,
      embedded: wanted.embedded ?? false,
    })
    .returning({ id: sessions.id });
  if (!row) throw new Error("No session row");
  if (!wanted.embedded) {
    await giveRefreshToken(ctx, io, row.id);
    await rememberDevice(ctx, io, wanted.userId);
  }
  const claims = { userId: wanted.userId, sessionId: row.id, actingAdminId: null };
  return { token: await signToken(secret, claims, ctx.now), sessionId: row.id };
}

/** Signing in on a browser ends the sign-in that it had. */
async function endSessionOf(ctx: WriteCtx, refreshToken: string | undefined): Promise<void> {
  if (refreshToken === undefined) return;
  const [old] = await ctx.db
    .select({ sessionId: sessions.id, userId: sessions.userId })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(and(eq(refreshTokens.tokenHash, hashToken(refreshToken)), isNull(sessions.endedAt)));
  if (old) await endSessions(ctx, old, "replaced");
}

/** A new refresh token of a session, as a cookie; only its hash is stored. */
export async function giveRefreshToken(ctx: WriteCtx, io: Io, sessionId: number): Promise<void> {
  const token = randomToken();
  await ctx.db.insert(refreshTokens).values({
    sessionId,
    tokenHash: hashToken(token),
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + refreshLifeSeconds * 1000),
  });
  io.setCookie(refreshCookie, token, refreshLifeSeconds);
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
  | { readonly sessionId: number; readonly userId: number };

/** Ends sign-ins; every process hears it and refuses their tokens. With users end those that they opened in other names, too. Answers how many. */
export async function endSessions(ctx: WriteCtx, which: Which, reason: EndReason): Promise<number> {
  const ended = await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now, endReason: reason })
    .where(and(chosen(which), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId });
  const told = new Set(ended.map(({ userId }) => userId));
  for (const userId of "sessionId" in which ? [which.userId] : which.userIds) told.add(userId);
  for (const userId of told) announce(ctx.db, sessionChannel, String(userId));
  return ended.length;
}

function chosen(which: Which) {
  // Whoever signs out acts for nobody from then on; that somebody else stops acting as them changes nothing for them.
  if ("sessionId" in which)
    return or(
      eq(sessions.id, which.sessionId),
      and(
        eq(sessions.actingAdminId, which.userId),
        sql`not exists (select 1 from sessions s where s.id = ${which.sessionId} and s.acting_admin_id is not null)`,
      ),
    );
  const users = [...which.userIds];
  const whose = or(inArray(sessions.userId, users), inArray(sessions.actingAdminId, users));
  return which.butSessionId === undefined ? whose : and(whose, ne(sessions.id, which.butSessionId));
}

/** What is known of a user's sign-ins has changed (a proof, a role): every process looks again. */
export const forgetSessions = (ctx: WriteCtx, userId: number): void => announce(ctx.db, sessionChannel, String(userId));

/** The user has just proved who they are, in this sign-in. */
export async function proveSession(ctx: WriteCtx, actor: { userId: number; sessionId: number }): Promise<void> {
  await ctx.db.update(sessions).set({ provenAt: ctx.now }).where(eq(sessions.id, actor.sessionId));
  forgetSessions(ctx, actor.userId);
}

export const signedInUser = (ctx: Pick<ReadCtx, "actor" | "fail">): number => {
  if (ctx.actor.kind !== "user") throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  return ctx.actor.userId;
};
