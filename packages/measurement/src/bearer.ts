import type { ReadCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { networkOf } from "@treadclub/kit/http/network";
import { hashToken } from "@treadclub/kit/ids";
import { keyGate, type Gated } from "@treadclub/contract/access";
import { sessionAccess } from "@treadclub/contract/measurement/access";
import { and, eq, gt, or, type SQL } from "drizzle-orm";
import type { Deps } from "./deps.ts";
import { publicSandboxKey } from "./keys/sandbox-key.ts";
import type { KeyRow, SessionRow } from "./rows.ts";
import { keys, sessions } from "./table.ts";

/** The identity behind a bearer: an integrator, or one of their sessions. */
export type Bearer =
  | { readonly kind: "key"; readonly key: KeyRow }
  | { readonly kind: "session"; readonly session: SessionRow; readonly key: KeyRow };

export type BearerError = "KEY_UNKNOWN" | "KEY_FORBIDDEN";
export type BearerCtx = Pick<ReadCtx<BearerError>, "db" | "fail" | "now">;
export type BearerDeps = Pick<Deps, "limits" | "publicUrl">;

/** What was presented, before anybody has looked it up. */
export interface Presented {
  readonly kind: "key" | "session";
  readonly hash: string;
  readonly secret: string;
}

/** One statement. Errors: KEY_UNKNOWN, KEY_FORBIDDEN (from a website that the key does not name), TOKEN_EXPIRED, RATE_LIMITED. */
async function bearerOf(ctx: BearerCtx, deps: BearerDeps, io: Io): Promise<Bearer> {
  const presented = presentedIn(io.header("authorization"));
  if (presented === null)
    throw await unknownBearer(ctx, deps, io, isEncoded(io.header("authorization")) ? {} : notEncoded);
  return checkedBearer(ctx, deps, io, await lookUp(ctx, presented));
}

/** Errors: those of `bearerOf`; KEY_FORBIDDEN where it does not pass the gate of a call. */
export async function checkBearer(ctx: BearerCtx, deps: BearerDeps, io: Io, call: Gated): Promise<void> {
  passing(ctx, call, await bearerOf(ctx, deps, io));
}

/** The key of an integrator that may make a call. Errors: those of `bearerOf`; KEY_FORBIDDEN for a session's token or a missing scope. */
export async function keyFor(ctx: BearerCtx, deps: BearerDeps, io: Io, call: Gated): Promise<KeyRow> {
  const bearer = passing(ctx, call, await bearerOf(ctx, deps, io));
  return bearer.key;
}

/** A bearer that passes the gate of a call. Errors: KEY_FORBIDDEN with `details.reason`. */
export function passing(ctx: BearerCtx, call: Gated, bearer: Bearer): Bearer {
  const answer = keyGate(call, bearer);
  if (answer === "pass") return bearer;
  const isForKeys = call.access === "key" || call.access === "key-or-session";
  throw ctx.fail(answer, { details: { reason: bearer.kind === "key" && isForKeys ? "scope" : "bearer" } });
}

/** The session whose own token was presented. Errors: those of `bearerOf`; KEY_FORBIDDEN for a key. */
export async function sessionOf(
  ctx: BearerCtx,
  deps: BearerDeps,
  io: Io,
): Promise<{ readonly session: SessionRow; readonly key: KeyRow }> {
  const bearer = passing(ctx, sessionAccess, await bearerOf(ctx, deps, io));
  if (bearer.kind !== "session") throw ctx.fail("KEY_FORBIDDEN", { details: { reason: "bearer" } });
  return bearer;
}

/**
 * What an Authorization header holds; null when it cannot be a secret of ours, which no look-up needs to find out.
 * Tokens of sessions that a remote service measures are that one's own and may look like anything.
 */
export function presentedIn(authorization: string | undefined): Presented | null {
  const encoded = /^Bearer ([\w+/=-]{1,700})$/i.exec(authorization ?? "")?.[1];
  const secret = Buffer.from(encoded ?? "", "base64").toString("utf8");
  const isKey = secret === publicSandboxKey || /^tk_(live|test)_[\w-]{32,200}$/.test(secret);
  if (isKey) return { kind: "key", hash: hashToken(secret), secret };
  const isToken = /^[\x21-\x7e]{8,500}$/.test(secret) && !secret.startsWith("tk_");
  return isToken ? { kind: "session", hash: hashToken(secret), secret } : null;
}

/**
 * What a look-up found, when it may be used now and from there; a session ends with its key.
 * Wrong bearers are counted by their address: RATE_LIMITED after too many.
 */
export async function checkedBearer(ctx: BearerCtx, deps: BearerDeps, io: Io, found: Bearer | null): Promise<Bearer> {
  if (
    found === null ||
    found.key.revokedAt !== null ||
    found.key.suspendedAt !== null ||
    (found.kind === "session" && found.session.forgottenAt !== null)
  ) {
    throw await unknownBearer(ctx, deps, io);
  }
  if (found.kind === "session" && found.session.expiresAt <= ctx.now) throw ctx.fail("TOKEN_EXPIRED");
  if (found.kind === "key" && !mayUseFrom(found.key, io.header("origin"), deps.publicUrl))
    throw ctx.fail("KEY_FORBIDDEN", { details: { reason: "origin" } });
  return found;
}

const notEncoded = { wording: "KEY_NOT_ENCODED" } as const;

/** Whether a header holds the base64 of a secret, with nothing at its ends; what echo and editors add is seen here. */
function isEncoded(authorization = ""): boolean {
  const encoded = /^Bearer ([\w+/=-]+)$/i.exec(authorization)?.[1] ?? "";
  const secret = Buffer.from(encoded, "base64").toString("utf8");
  return !/^t[ks]_/.test(encoded) && encoded !== "" && secret === secret.trim();
}

async function unknownBearer(
  ctx: BearerCtx,
  deps: BearerDeps,
  io: Io,
  extra: Parameters<BearerCtx["fail"]>[1] = {},
): Promise<Error> {
  await deps.limits.take("bearer", [`address ${networkOf(io.ip)}`]);
  return ctx.fail("KEY_UNKNOWN", extra);
}

/** Whether a website may use a key in a browser; without an Origin header it is no website. */
function mayUseFrom(key: KeyRow, origin: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl || key.prefix === publicSandboxKey) return true;
  return key.origins.includes(origin);
}

/** A key by its secret, or by the one before its last rotation until that ends. */
export const hasSecret = (hash: string, now: Date): SQL | undefined =>
  or(eq(keys.secretHash, hash), and(eq(keys.secretHashBefore, hash), gt(keys.secretBeforeUntil, now)));

async function lookUp({ db, now }: BearerCtx, { kind, hash }: Presented): Promise<Bearer | null> {
  if (kind === "key") {
    const [key] = await db.select().from(keys).where(hasSecret(hash, now));
    return key === undefined ? null : { kind, key };
  }
  const [row] = await db
    .select({ session: sessions, key: keys })
    .from(sessions)
    .innerJoin(keys, eq(keys.id, sessions.keyId))
    .where(eq(sessions.tokenHash, hash));
  return row === undefined ? null : { kind, ...row };
}
