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
  readonly body: unknown;
  readonly now: Date;
}

/** The first answer of the same key, or null when this is the first time. */
export async function replayed(db: WriteDb, request: KeyedRequest): Promise<{ reply: unknown } | null> {
  const scope = scopeOf(request);
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${request.key}`}, 0)) as free`,
  );
  if (rows[0]?.free !== true) throw new AppError("IDEMPOTENCY_CONFLICT");
  const [known] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, request.key)));
  if (!known) return null;
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

const scopeOf = ({ actor, call }: KeyedRequest): string =>
  actor.kind === "user" ? `user ${actor.userId} ${actor.actingAdminId ?? ""}` : `guest ${call}`;
const hashOf = ({ call, body }: KeyedRequest): string =>
  createHash("sha256")
    .update(`${call}\n${JSON.stringify(body)}`)
    .digest("base64url");
