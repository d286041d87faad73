import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { WriteCtx } from "../context.ts";
import type { Database, ReadDb } from "../db/open.ts";
import { photos } from "../tables.ts";
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

/** Takes away the bytes of photos that were let go; answers how many. */
export async function sweepPhotos(db: Database, store: FileStore): Promise<number> {
  const gone = await db.read.select({ id: photos.id }).from(photos).where(isNotNull(photos.removedAt)).limit(batchSize);
  for (const { id } of gone) {
    await store.remove(photoKey(id));
    await db.transaction((tx) => tx.delete(photos).where(eq(photos.id, id)));
  }
  return gone.length;
}
