import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { hashToken } from "@treadclub/kit/ids";
import type { Io } from "@treadclub/kit/http/io";
import { defer, insertOf, type DeferredPart } from "@treadclub/kit/db/deferred";
import { defineStatement } from "@treadclub/kit/db/statement";
import { getTableColumns, sql } from "drizzle-orm";
import { perAccount } from "./account.ts";
import type { IdentityDeps } from "./deps.ts";
import { rolesOfUser } from "./roles.ts";
import { endSessions, longestMs, refreshCookie, refreshLifeSeconds } from "./sessions.ts";
import { newRefreshToken } from "./start-session.ts";
import { refreshTokens, sessions, users } from "./table.ts";
import { signToken } from "./tokens.ts";
import { asView, viewedUser } from "./view.ts";

/** Two tabs that refresh at once show the same cookie; within this time the second gets a child too. */
const graceMs = 10_000;

type Reply = ReplyOf<Catalog["refreshToken"]>;

/** Changes the refresh cookie. Null: the cookie is no good, and `ended` says that its whole sign-in was ended just now. */
export async function refresh(ctx: WriteCtx, deps: IdentityDeps, io: Io): Promise<Reply | null> {
  const token = io.cookie(refreshCookie);
  if (token === undefined) return null;
  const found = await renewable(deps.accountOf).first(ctx.db, { tokenHash: hashToken(token) });
  if (!found || found.session.endedAt !== null || found.token.expiresAt <= ctx.now) return null;
  if (found.user.disabled || found.account.isShut) return null;
  const { userId, id: sessionId } = found.session;
  const { usedAt } = found.token;
  if (usedAt !== null && ctx.now.getTime() - usedAt.getTime() > graceMs) {
    await endSessions(ctx, { sessionId, userId }, "token_reuse");
    ctx.audit("refresh token used twice", { entity: "session", id: sessionId });
    return null;
  }
  if (ctx.now.getTime() - found.session.createdAt.getTime() >= longestMs(found.roles)) {
    await endSessions(ctx, { sessionId, userId }, "too_old");
    return null;
  }
  const fresh = newRefreshToken(ctx.now);
  const { tokenHash, expiresAt } = fresh;
  defer(ctx.db, renewed, [{ usedId: found.token.id, sessionId, tokenHash, createdAt: ctx.now, expiresAt }]);
  io.setCookie(refreshCookie, fresh.token, refreshLifeSeconds);
  return {
    token: await signToken(deps.secret, { userId, sessionId, actingAdminId: null }, ctx.now),
    user: asView(found),
  };
}

/** A refresh token with its sign-in, both locked: a second use of either waits and sees what the first one left. */
const renewable = perAccount((account) =>
  defineStatement<{ tokenHash: string }>()((p) => ({
    fields: {
      token: { id: refreshTokens.id, usedAt: refreshTokens.usedAt, expiresAt: refreshTokens.expiresAt },
      session: {
        id: sessions.id,
        userId: sessions.userId,
        createdAt: sessions.createdAt,
        endedAt: sessions.endedAt,
        mustSetUp: sessions.mustSetUp,
        actingAdminId: sessions.actingAdminId,
      },
      user: viewedUser,
      roles: rolesOfUser,
      account: account.fields,
    },
    text: (columns) => sql`select ${columns} from ${refreshTokens}
      join ${sessions} on ${sessions.id} = ${refreshTokens.sessionId}
      join ${users} on ${users.id} = ${sessions.userId} ${account.joins}
      where ${refreshTokens.tokenHash} = ${p.tokenHash}
      for update of ${refreshTokens} for no key update of ${sessions}`,
  })),
);

interface Renewed {
  readonly usedId: number;
  readonly sessionId: number;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
const {
  sessionId: ofSession,
  tokenHash: hashColumn,
  createdAt: madeAt,
  expiresAt: endsAt,
} = getTableColumns(refreshTokens);
const tokenColumns = { sessionId: ofSession, tokenHash: hashColumn, createdAt: madeAt, expiresAt: endsAt };

/** The token that was shown is used, its sign-in as well, and a new token takes its place. */
const renewed: DeferredPart<Renewed> = {
  name: "renewed_sessions",
  write: (rows) => {
    const given = sql`jsonb_to_recordset(${rows}) as r ("usedId" bigint, "sessionId" bigint, "createdAt" timestamptz)`;
    return [
      [
        "used_refresh_tokens",
        sql`update ${refreshTokens} t set used_at = r."createdAt" from ${given} where t.id = r."usedId" and t.used_at is null`,
      ],
      [
        "used_sessions",
        sql`update ${sessions} s set last_used_at = r."createdAt" from ${given} where s.id = r."sessionId"`,
      ],
      ["refresh_token_rows", insertOf(refreshTokens, tokenColumns, rows)],
    ];
  },
};

/**
 * Whether a page of another origin asks. One of another site cannot send the SameSite=Strict cookie, one of another port can.
 * Browsers that say where a request comes from are believed, and of others the origin: it is ours, or the address that was asked.
 */
export function isForeign(io: Io, publicUrl: string): boolean {
  const site = io.header("sec-fetch-site");
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const origin = io.header("origin");
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== io.header("host");
}
