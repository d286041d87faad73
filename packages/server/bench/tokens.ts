import type pg from "pg";
import { signToken } from "../src/modules/identity/index.ts";

/** Signs users in: one session each, with a token that is renewed before it expires. */
export interface Tokens {
  of(userId: number): Promise<string>;
}

const renewAfterMs = 4 * 60_000;

export function openTokens(pool: pg.Pool, secret: string): Tokens {
  const sessions = new Map<number, Promise<number>>();
  const signed = new Map<number, { readonly token: string; readonly at: number }>();
  return {
    async of(userId) {
      const known = signed.get(userId);
      if (known && performance.now() - known.at < renewAfterMs) return known.token;
      const session = sessions.get(userId) ?? beginSession(pool, userId);
      sessions.set(userId, session);
      const claims = { userId, sessionId: await session, actingAdminId: null };
      const token = await signToken(secret, claims, new Date());
      signed.set(userId, { token, at: performance.now() });
      return token;
    },
  };
}

async function beginSession(pool: pg.Pool, userId: number): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into sessions (user_id, created_at, last_used_at) values ($1, now(), now()) returning id",
    [userId],
  );
  return Number(rows[0]?.id);
}
