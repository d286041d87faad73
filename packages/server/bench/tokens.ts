import { createHmac } from "node:crypto";

/** Access tokens of users, each in the session of the same number, which `fill` has begun. */
export interface Tokens {
  of(userId: number): string;
}

const lifeSeconds = 600;
const renewAfterMs = 4 * 60_000;

/** Signs by hand, since a load generator has no time to wait for a promise. */
export function openTokens(secret: string): Tokens {
  const signed = new Map<number, { readonly token: string; readonly at: number }>();
  return {
    of(userId) {
      const known = signed.get(userId);
      if (known && performance.now() - known.at < renewAfterMs) return known.token;
      const token = sign(secret, userId);
      signed.set(userId, { token, at: performance.now() });
      return token;
    },
  };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

function sign(secret: string, userId: number): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sid: userId, sub: String(userId), iss: "treadclub", aud: "treadclub", iat, exp: iat + lifeSeconds };
  const text = `${encoded({ alg: "HS256", typ: "at+jwt" })}.${encoded(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}
