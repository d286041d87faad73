import { createHash, randomBytes, type KeyObject } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { SignJWT } from "jose";
import type pg from "pg";

/** Checks a password and begins a session; null for a wrong one. */
export async function signIn(
  pool: pg.Pool,
  key: KeyObject,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ token: string; refresh: string } | null> {
  const { rows } = await pool.query<{ id: number; password_hash: string }>({
    name: "user",
    text: "select * from users where email = $1",
    values: [email],
  });
  const [user] = rows;
  if (!user || !(await verify(user.password_hash, password))) return null;
  const made = await pool.query<{ id: number }>({
    name: "session",
    text: "insert into sessions (user_id, created_at, last_used_at) values ($1, now(), now()) returning id",
    values: [user.id],
  });
  const refresh = randomBytes(32).toString("base64url");
  const sid = made.rows[0]?.id;
  await pool.query({
    name: "refresh",
    text: "insert into refresh_tokens (session_id, token_hash, created_at, expires_at) values ($1, $2, now(), now() + interval '30 days')",
    values: [sid, createHash("sha256").update(refresh).digest("base64url")],
  });
  const token = await new SignJWT({ sid })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(user.id))
    .setIssuer("treadclub")
    .setAudience("treadclub")
    .setExpirationTime("10m")
    .sign(key);
  return { token, refresh };
}
