import { resultsAccess } from "@treadclub/contract/measurement/access";
import type { ReadCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { hashToken } from "@treadclub/kit/ids";
import { photos } from "@treadclub/kit/tables";
import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  checkedBearer,
  hasSecret,
  passing,
  presentedIn,
  type Bearer,
  type BearerDeps,
  type Presented,
} from "#measurement/bearer";
import type { KeyRow, MeasurementRow, PhotoOf, SessionRow, WholeSession } from "#measurement/rows";
import { isMagic, magicDelay, magicSession } from "#measurement/sandbox/magic";
import { keys, measurementPhotos, measurements, sessions } from "#measurement/table";

export type ReadError = "KEY_UNKNOWN" | "KEY_FORBIDDEN" | "NOT_FOUND";

/**
 * The sessions behind tokens, in the order of the tokens, for whoever was presented: exactly one statement, who asks included.
 * A sandbox key may name magic tokens, which stand for what they say.
 * Errors: KEY_UNKNOWN, KEY_FORBIDDEN, NOT_FOUND for a session of somebody else, TOKEN_EXPIRED, RATE_LIMITED.
 */
export async function readSessions(
  ctx: Pick<ReadCtx<ReadError>, "db" | "fail" | "now">,
  deps: BearerDeps,
  io: Io,
  tokens: readonly string[],
): Promise<WholeSession[]> {
  const presented = presentedIn(io.header("authorization"));
  const hashes = [...new Set(tokens.map(hashToken))];
  const rows = presented === null ? [] : await rowsFor(ctx, presented, hashes);
  const bearer = passing(ctx, resultsAccess, await checkedBearer(ctx, deps, io, bearerIn(rows)));
  const byHash = wholeSessions(bearer.key, rows);
  const mayName = bearer.kind === "key" && bearer.key.engine === "sandbox";
  if (mayName) await magicDelay(tokens);
  const found: WholeSession[] = [];
  for (const token of tokens) {
    const magic = mayName && isMagic(token) ? magicSession(ctx, bearer.key, token) : undefined;
    const session = magic ?? byHash.get(hashToken(token));
    if (session === undefined) throw ctx.fail("NOT_FOUND");
    found.push(session);
  }
  return found;
}

const ownSession = alias(sessions, "own_session");
const shown = {
  key: keys,
  session: sessions,
  measurement: measurements,
  photo: { id: photos.id, width: photos.width, height: photos.height },
};
type Row = {
  readonly key: KeyRow;
  readonly own: SessionRow | null;
  readonly session: SessionRow | null;
  readonly measurement: MeasurementRow | null;
  readonly photo: PhotoOf | null;
};

/** No row at all: nobody of that name. */
async function rowsFor(
  { db, now }: Pick<ReadCtx, "db" | "now">,
  { kind, hash }: Presented,
  hashes: readonly string[],
): Promise<Row[]> {
  const asked = sql`${sessions.tokenHash} = any(${sql.param(hashes)}::text[])`;
  if (kind === "session") {
    return db
      .select({ ...shown, own: ownSession })
      .from(ownSession)
      .innerJoin(keys, eq(keys.id, ownSession.keyId))
      .leftJoin(sessions, and(eq(sessions.id, ownSession.id), asked))
      .leftJoin(measurements, eq(measurements.sessionId, sessions.id))
      .leftJoin(measurementPhotos, eq(measurementPhotos.measurementId, measurements.id))
      .leftJoin(photos, photoIsThere)
      .where(eq(ownSession.tokenHash, hash))
      .orderBy(...inOrder);
  }
  const rows = await db
    .select(shown)
    .from(keys)
    .leftJoin(sessions, and(eq(sessions.keyId, keys.id), isNull(sessions.forgottenAt), asked))
    .leftJoin(measurements, eq(measurements.sessionId, sessions.id))
    .leftJoin(measurementPhotos, eq(measurementPhotos.measurementId, measurements.id))
    .leftJoin(photos, photoIsThere)
    .where(hasSecret(hash, now))
    .orderBy(...inOrder);
  return rows.map((row) => ({ ...row, own: null }));
}

const photoIsThere: SQL | undefined = and(eq(photos.id, measurementPhotos.photoId), isNull(photos.removedAt));
const inOrder = [asc(measurements.sessionId), asc(measurements.place), asc(measurementPhotos.place)];

function bearerIn([first]: readonly Row[]): Bearer | null {
  if (first === undefined) return null;
  return first.own === null ? { kind: "key", key: first.key } : { kind: "session", session: first.own, key: first.key };
}

function wholeSessions(key: KeyRow, rows: readonly Row[]): ReadonlyMap<string, WholeSession> {
  const bySession = Map.groupBy(
    rows.filter((row) => row.session !== null),
    (row) => row.session?.tokenHash ?? "",
  );
  const whole = new Map<string, WholeSession>();
  for (const [hash, own] of bySession) {
    const session = own[0]?.session;
    if (session) whole.set(hash, { session, key, measurements: measurementsIn(own) });
  }
  return whole;
}

function measurementsIn(rows: readonly Row[]): WholeSession["measurements"] {
  const byId = new Map<number, { row: MeasurementRow; photos: PhotoOf[] }>();
  for (const { measurement, photo } of rows) {
    if (measurement === null) continue;
    const entry = byId.get(measurement.id) ?? { row: measurement, photos: [] };
    if (photo !== null) entry.photos.push(photo);
    byId.set(measurement.id, entry);
  }
  return [...byId.values()];
}
