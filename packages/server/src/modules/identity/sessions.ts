import { randomToken, hashToken } from "@treadclub/kit/ids";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { tell } from "@treadclub/kit/live";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { refreshTokens, sessions } from "./table.ts";
import { signToken } from "./tokens.ts";

export const sessionChannel = "treadclub_session";
export const refreshCookie = "treadclub_refresh";
export const refreshLifeSeconds = 30 * 24 * 3600;

/** Begins a sign-in on this device: sets the refresh cookie and answers the access token. */
export async function startSession(ctx: WriteCtx, io: Io, secret: string, userId: number): Promise<string> {
  const [row] = await ctx.db
    .insert(sessions)
    .values({ userId, createdAt: ctx.now, lastUsedAt: ctx.now, userAgent: io.userAgent })
    .returning({ id: sessions.id });
  if (!row) throw new Error("No session row");
  await giveRefreshToken(ctx, io, row.id);
  return signToken(secret, { userId, sessionId: row.id, actingAdminId: null }, ctx.now);
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

type EndReason = "sign_out" | "token_reuse" | "disabled" | "password_changed" | "closed";

/** Ends sign-ins; every process hears it and refuses their tokens. */
export async function endSessions(
  ctx: WriteCtx,
  which: { userIds: readonly number[] } | { sessionId: number; userId: number },
  reason: EndReason,
): Promise<void> {
  const mine = "sessionId" in which ? eq(sessions.id, which.sessionId) : inArray(sessions.userId, [...which.userIds]);
  await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now, endReason: reason })
    .where(and(mine, isNull(sessions.endedAt)));
  for (const userId of "sessionId" in which ? [which.userId] : which.userIds)
    await tell(ctx.db, sessionChannel, String(userId));
}

export const signedInUser = (ctx: Pick<ReadCtx, "actor" | "fail">): number => {
  if (ctx.actor.kind !== "user") throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  return ctx.actor.userId;
};
