import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { and, eq } from "drizzle-orm";
import type { Actor } from "@treadclub/contract";
import type { WriteDb } from "../db/open.ts";
import { AppError } from "../errors.ts";
import { idempotencyKeys } from "../tables.ts";

export interface KeyedRequest {
  readonly key: string;
  readonly call: string;
  readonly actor: Actor;
  /** Whose bearer was shown, where the handler itself finds out what it stands for; null: none was. */
  readonly bearer: string | null;
  readonly body: unknown;
  readonly now: Date;
}

const keptMs = 24 * 3_600_000;

/** Keys that are older than this count no more. */
export const oldestKept = (now: Date): Date => new Date(now.getTime() - keptMs);

/** The first answer of the same key within a day, or null when this is the first time. */
export async function replayed(db: WriteDb, request: KeyedRequest): Promise<{ reply: unknown } | null> {
  const scope = scopeOf(request);
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${request.key}`}, 0)) as free`,
  );
  if (rows[0]?.free !== true) throw new AppError("IDEMPOTENCY_CONFLICT");
  const sameKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, request.key));
  const [known] = await db.select().from(idempotencyKeys).where(sameKey);
  if (!known) return null;
  if (known.createdAt < oldestKept(request.now)) {
    await db.delete(idempotencyKeys).where(sameKey);
    return null;
  }
  if (known.call !== request.call || known.bodyHash !== hashOf(request)) throw new AppError("IDEMPOTENCY_CONFLICT");
  return { reply: known.reply };
}

/** Stores the answer in the transaction of its effect. */
export async function remember(db: WriteDb, request: KeyedRequest, reply: unknown): Promise<void> {
  await db.insert(idempotencyKeys).values({
    scope: scopeOf(request),
    key: request.key,
    call: request.call,
    bodyHash: hashOf(request),
    reply,
    createdAt: request.now,
  });
}

function scopeOf({ actor, call, bearer }: KeyedRequest): string {
  if (actor.kind === "user") return `user ${actor.userId} ${actor.actingAdminId ?? ""}`;
  // Two integrators may choose the same key for the same request: neither hears the other's answer.
  return bearer === null ? `guest ${call}` : bearerScope + bearer;
}

/** Stands before the name of a bearer in `idempotency_keys.scope`. */
export const bearerScope = "bearer ";

const hashOf = ({ call, body }: KeyedRequest): string => sha256(`${call}\n${JSON.stringify(body)}`);
const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** A name for what an Authorization header holds, which does not tell it. */
export const bearerNameOf = (authorization: string | undefined): string | null =>
  authorization === undefined ? null : sha256(authorization);
