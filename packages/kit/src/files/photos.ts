import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { WriteCtx } from "../context.ts";
import { insertOf } from "../db/deferred.ts";
import type { Database, ReadDb } from "../db/open.ts";
import { photos, uploads } from "../tables.ts";
import type { FileStore } from "./store.ts";

const batchSize = 500;

/** Where the bytes of a photo lie. */
export const photoKey = (photoId: string): string => `photos/${photoId.slice(0, 2)}/${photoId}`;

export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Sizes in pixels of the photos that are there, by id. */
export async function photoSizes(db: ReadDb, ids: readonly string[]): Promise<ReadonlyMap<string, PhotoSize>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: photos.id, width: photos.width, height: photos.height })
    .from(photos)
    .where(and(inArray(photos.id, [...ids]), isNull(photos.removedAt)));
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]));
}

/** Lets photos go: their links end with the transaction, their bytes with the next sweep. */
export async function removePhotos(ctx: WriteCtx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await ctx.db
      .update(photos)
      .set({ removedAt: ctx.now })
      .where(inArray(photos.id, [...ids]));
}

/** Lets all photos of a user go, with the uploads that they came by. */
export async function removePhotosOf(ctx: WriteCtx, userId: number): Promise<void> {
  await ctx.db.delete(uploads).where(eq(uploads.userId, userId));
  await ctx.db
    .update(photos)
    .set({ removedAt: ctx.now })
    .where(and(eq(photos.userId, userId), isNull(photos.removedAt)));
}

/** A photo whose bytes are in the store already. */
export interface StoredPhoto extends PhotoSize {
  readonly id: string;
  /** Size in bytes. */
  readonly bytes: number;
}

/** Adds photos of a user. */
export async function addPhotos(ctx: WriteCtx, userId: number, added: readonly StoredPhoto[]): Promise<void> {
  await ctx.db
    .insert(photos)
    .values(added.map(({ id, width, height, bytes }) => ({ id, userId, width, height, bytes, createdAt: ctx.now })));
}

const { id: photoId, userId: photoUser, width, height, bytes, createdAt } = getTableColumns(photos);

/** SQL that adds photos from rows of a deferred part with `userId` and `createdAt`; those that are there stay as they are. */
export const addingPhotos = (rows: SQL): SQL =>
  sql`${insertOf(photos, { id: photoId, userId: photoUser, width, height, bytes, createdAt }, rows)} on conflict do nothing`;

/** SQL that lets photos go; `source` has their `photo_id` and the instant `at`. */
export const removingPhotos = (source: string): SQL =>
  sql`update ${photos} set removed_at = gone.at from ${sql.identifier(source)} gone where ${photos.id} = gone.photo_id`;

/** Takes away the bytes of photos that were let go; answers how many. */
export async function sweepPhotos(db: Database, store: FileStore): Promise<number> {
  const gone = await db.read.select({ id: photos.id }).from(photos).where(isNotNull(photos.removedAt)).limit(batchSize);
  for (const { id } of gone) {
    await store.remove(photoKey(id));
    await db.transaction((tx) => tx.delete(photos).where(eq(photos.id, id)));
  }
  return gone.length;
}
