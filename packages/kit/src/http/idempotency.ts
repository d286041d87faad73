import { createHash } from "node:crypto";
import type { Actor } from "@treadclub/contract";
import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import { defer, deferredInsert } from "../db/deferred.ts";
import { nestedOne, type RowOf } from "../db/decode.ts";
import type { WriteDb } from "../db/open.ts";
import { defineStatement, type Placeholders, type StatementRunner } from "../db/statement.ts";
import { AppError } from "../errors.ts";
import { constraintOf } from "./answer-errors.ts";
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

const storedColumns = {
  call: idempotencyKeys.call,
  bodyHash: idempotencyKeys.bodyHash,
  reply: idempotencyKeys.reply,
  createdAt: idempotencyKeys.createdAt,
};
const storedOf = (p: Placeholders<{ scope: string; key: string }>): SQL =>
  sql`from ${idempotencyKeys} where ${idempotencyKeys.scope} = ${p.scope} and ${idempotencyKeys.key} = ${p.key}`;

/**
 * Takes the lock of a key and reads what was stored for it. Whoever commits the same key between the snapshot and the lock
 * is found by the primary key when this transaction writes its own answer, and the call runs again (`run.ts`).
 */
const look = defineStatement<{ name: string; scope: string; key: string }>()((p) => ({
  fields: {
    free: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${p.name}, 0))`,
    known: nestedOne(storedColumns, storedOf(p)),
  },
  text: (columns) => sql`select ${columns}`,
}));

/** The first answer of the same key within a day, or null when this is the first time. */
export async function replayed(db: WriteDb, request: KeyedRequest): Promise<{ reply: unknown } | null> {
  const { key } = request;
  const scope = scopeOf(request);
  const found = await look.first(db, { name: `${scope} ${key}`, scope, key });
  if (found?.free !== true) throw new AppError("IDEMPOTENCY_CONFLICT");
  const { known } = found;
  if (!known) return null;
  if (known.createdAt < oldestKept(request.now)) {
    await db.delete(idempotencyKeys).where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
    return null;
  }
  if (!isSame(request, known)) throw new AppError("IDEMPOTENCY_CONFLICT");
  return { reply: known.reply };
}

const isSame = (request: KeyedRequest, stored: Pick<RowOf<typeof storedColumns>, "call" | "bodyHash">): boolean =>
  stored.call === request.call && stored.bodyHash === hashOf(request);

const stored = defineStatement<{ scope: string; key: string }>()((p) => ({
  fields: storedColumns,
  text: (columns) => sql`select ${columns} ${storedOf(p)}`,
}));

/** What the same request was answered within a day, without waiting for one that runs; null where nothing is stored. */
export async function storedReply(db: StatementRunner, request: KeyedRequest): Promise<{ reply: unknown } | null> {
  const found = await stored.first(db, { scope: scopeOf(request), key: request.key });
  if (!found || found.createdAt < oldestKept(request.now) || !isSame(request, found)) return null;
  return { reply: found.reply };
}

const {
  scope: scopeColumn,
  key: keyColumn,
  call,
  bodyHash,
  reply: replyColumn,
  createdAt,
} = getTableColumns(idempotencyKeys);
const keyPart = deferredInsert("idempotency_key_rows", idempotencyKeys, {
  scope: scopeColumn,
  key: keyColumn,
  call,
  bodyHash,
  reply: replyColumn,
  createdAt,
});

/** Stores the answer with the effect. */
export function remember(db: WriteDb, request: KeyedRequest, reply: unknown): void {
  defer(db, keyPart, [
    {
      scope: scopeOf(request),
      key: request.key,
      call: request.call,
      bodyHash: hashOf(request),
      reply,
      createdAt: request.now,
    },
  ]);
}

/** Whether a transaction failed because the same key was stored meanwhile. */
export const isStoredMeanwhile = (error: unknown): boolean => constraintOf(error) === "idempotency_keys_scope_key_pk";

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
