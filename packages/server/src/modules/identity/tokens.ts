import { errors as joseErrors, jwtVerify, SignJWT } from "jose";
import { AppError } from "@treadclub/kit/errors";

const issuer = "treadclub";
/** The type of an access token; tokens of other types are refused. */
const tokenType = "at+jwt";
export const accessLifeSeconds = 600;
/** How long an impersonation lasts; it cannot be renewed. */
export const actingLifeSeconds = 1800;

export interface Claims {
  readonly userId: number;
  readonly sessionId: number;
  readonly actingAdminId: number | null;
  readonly expiresAt: Date;
}

/** Signs an access token: HS256, 10 minutes; 30 while an administrator acts as the user, whom `act` names then. */
export function signToken(secret: string, claims: Omit<Claims, "expiresAt">, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    sid: claims.sessionId,
    ...(claims.actingAdminId === null ? {} : { act: { sub: String(claims.actingAdminId) } }),
  })
    .setProtectedHeader({ alg: "HS256", typ: tokenType })
    .setSubject(String(claims.userId))
    .setIssuer(issuer)
    .setAudience(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + (claims.actingAdminId === null ? accessLifeSeconds : actingLifeSeconds))
    .sign(keyOf(secret));
}

/** Errors: TOKEN_EXPIRED at or after `exp`; TOKEN_DECODE_UNSUCCESSFUL for everything that is not a token of ours. */
export async function readToken(secret: string, token: string, now: Date): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ["HS256"],
      typ: tokenType,
      issuer,
      audience: issuer,
      currentDate: now,
      requiredClaims: ["exp", "sub", "sid"],
    });
    const { sub, sid, act, exp } = payload;
    if (typeof sid !== "number" || exp === undefined) throw new AppError("TOKEN_DECODE_UNSUCCESSFUL");
    return { userId: Number(sub), sessionId: sid, actingAdminId: actorOf(act), expiresAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(error instanceof joseErrors.JWTExpired ? "TOKEN_EXPIRED" : "TOKEN_DECODE_UNSUCCESSFUL", {
      cause: error,
    });
  }
}

/** Returns whether an Authorization header carries an impersonation token of ours; an expired one counts, too. */
export async function isActingToken(secret: string, authorization: string | undefined): Promise<boolean> {
  const token = authorization?.match(/^Bearer (\S+)$/i)?.[1];
  if (token === undefined) return false;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ["HS256"],
      typ: tokenType,
      issuer,
      audience: issuer,
      currentDate: new Date(0),
    });
    return actorOf(payload["act"]) !== null;
  } catch {
    return false;
  }
}

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);
const actorOf = (act: unknown): number | null =>
  typeof act === "object" && act !== null && "sub" in act ? Number(act.sub) : null;
