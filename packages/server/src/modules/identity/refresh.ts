import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { hashToken } from "@treadclub/kit/ids";
import type { Io } from "@treadclub/kit/http/io";
import { eq } from "drizzle-orm";
import type { IdentityDeps } from "./deps.ts";
import { endSessions, giveRefreshToken, longestMs, refreshCookie } from "./sessions.ts";
import { refreshTokens, sessions, users } from "./table.ts";
import { signToken } from "./tokens.ts";
import { userView } from "./view.ts";

/** Two tabs that refresh at once show the same cookie; within this time the second gets a child too. */
const graceMs = 10_000;

type Reply = ReplyOf<Catalog["refreshToken"]>;

/** Changes the refresh cookie. Null: the cookie is no good, and `ended` says that its whole sign-in was ended just now. */
export async function refresh(ctx: WriteCtx, deps: IdentityDeps, io: Io): Promise<Reply | null> {
  const token = io.cookie(refreshCookie);
  if (token === undefined || isForeign(io, deps.publicUrl)) return null;
  const [row] = await ctx.db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)))
    .for("update");
  if (!row) return null;
  const [session] = await ctx.db
    .select({
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      endedAt: sessions.endedAt,
      disabled: users.disabled,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, row.sessionId));
  if (!session || session.endedAt !== null || session.disabled || row.expiresAt <= ctx.now) return null;
  if ((await deps.accountOf(ctx.db, session.userId)).isShut) return null;
  if (row.usedAt !== null && ctx.now.getTime() - row.usedAt.getTime() > graceMs) {
    await endSessions(ctx, { sessionId: row.sessionId, userId: session.userId }, "token_reuse");
    ctx.audit("refresh token used twice", { thing: "session", id: row.sessionId });
    return null;
  }
  const user = await userView(ctx.db, deps.accountOf, session.userId, { sessionId: row.sessionId });
  if (!user) return null;
  if (ctx.now.getTime() - session.createdAt.getTime() >= longestMs(user.roles.map(({ name }) => name))) {
    await endSessions(ctx, { sessionId: row.sessionId, userId: session.userId }, "too_old");
    return null;
  }
  if (row.usedAt === null)
    await ctx.db.update(refreshTokens).set({ usedAt: ctx.now }).where(eq(refreshTokens.id, row.id));
  await ctx.db.update(sessions).set({ lastUsedAt: ctx.now }).where(eq(sessions.id, row.sessionId));
  await giveRefreshToken(ctx, io, row.sessionId);
  return {
    token: await signToken(
      deps.secret,
      { userId: session.userId, sessionId: row.sessionId, actingAdminId: null },
      ctx.now,
    ),
    user,
  };
}

/**
 * A page of another site cannot send the SameSite=Strict cookie. Browsers that say where a request comes from are believed
 * as well, and of others the origin: it is ours, or the address that was asked.
 */
function isForeign(io: Io, publicUrl: string): boolean {
  const site = io.header("sec-fetch-site");
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const origin = io.header("origin");
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== io.header("host");
}
