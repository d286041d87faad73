import { and, count, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { WriteCtx } from "../context.ts";
import type { Database, ReadDb, WriteDb } from "../db/open.ts";
import { defineStatement } from "../db/statement.ts";
import { AppError } from "../errors.ts";
import type { CleanImage } from "../files/image.ts";
import { photos, uploads } from "../tables.ts";

/** How many photos somebody may have sent without using them. */
const mostUnused = 60;

export type UploadState = (typeof uploads.$inferSelect)["state"];

/** The state of a user's own upload, or null. */
export async function uploadStateOf(db: ReadDb, userId: number, id: string): Promise<UploadState | null> {
  const [row] = await db
    .select({ state: uploads.state })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  return row?.state ?? null;
}

/** Begins an upload. Errors: RATE_LIMITED when too many of the user's photos lie unused. */
export async function addUpload(db: Database, userId: number, id: string, now: Date): Promise<void> {
  const [unused] = await db.read
    .select({ n: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), ne(uploads.state, "attached")));
  if ((unused?.n ?? 0) >= mostUnused) throw new AppError("RATE_LIMITED", { details: { retry_after_seconds: 3600 } });
  await db.transaction((tx) => tx.insert(uploads).values({ id, userId, createdAt: now }));
}

/** Writes down that nothing can be made of what arrived. */
export async function refuseUpload(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction((tx) =>
    tx
      .update(uploads)
      .set({ state: "refused", finishedAt: now })
      .where(and(eq(uploads.id, id), eq(uploads.state, "receiving"))),
  );
}

/** Makes a photo of an upload; answers false when the upload was given up meanwhile. */
export async function readyUpload(
  tx: WriteDb,
  id: string,
  photo: CleanImage & { id: string },
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .update(uploads)
    .set({ state: "ready", photoId: photo.id, finishedAt: now })
    .where(and(eq(uploads.id, id), eq(uploads.state, "receiving")))
    .returning({ userId: uploads.userId });
  if (!row) return false;
  const { width, height, bytes } = photo;
  await tx
    .insert(photos)
    .values({ id: photo.id, userId: row.userId, width, height, bytes: bytes.length, createdAt: now });
  return true;
}

/** Deletes an upload that no record uses, with its photo. Returns whether it existed. */
export async function dropUpload(tx: WriteDb, id: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .delete(uploads)
    .where(and(eq(uploads.id, id), ne(uploads.state, "attached")))
    .returning({ photoId: uploads.photoId });
  if (row?.photoId) await tx.update(photos).set({ removedAt: now }).where(eq(photos.id, row.photoId));
  return row !== undefined;
}

/**
 * Takes uploads for a record, in its transaction: each must be the user's own, ready and not taken yet.
 * Answers photo ids in the order given. Errors: NOT_FOUND; STATE_CONFLICT with the ids in `details.uploads`.
 */
export async function attachUploads(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  userId: number,
  ids: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const taken = await takeUploads.all(ctx.db, { userId, ids: wanted });
  const photoOf = new Map(taken.map((row) => [row.id, row.photoId]));
  if (photoOf.size < wanted.length) throw await uploadRefusal(ctx, userId, wanted, [...photoOf.keys()]);
  return wanted.flatMap((id) => photoOf.get(id) ?? []);
}

/** SQL that takes those of some uploads that are the user's own, ready and not taken yet. Returns `id` and `photo_id`. */
export const attachUploadsSql = (userId: unknown, ids: unknown): SQL =>
  sql`update ${uploads} set state = 'attached' where ${uploads.id} = any(${ids}::text[]) and ${uploads.userId} = ${userId}
    and ${uploads.state} = 'ready' returning ${uploads.id}, ${uploads.photoId}`;

const takeUploads = defineStatement<{ userId: number; ids: readonly string[] }>()((p) => ({
  fields: { id: sql<string>`id`, photoId: sql<string | null>`photo_id` },
  text: (columns) => sql`with taken as (${attachUploadsSql(p.userId, p.ids)}) select ${columns} from taken`,
}));

/** Returns why not all of a user's uploads could be taken; the transaction has to be rolled back. */
export async function uploadRefusal(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  userId: number,
  wanted: readonly string[],
  taken: readonly string[],
): Promise<AppError> {
  const known = await ctx.db
    .select({ id: uploads.id, state: uploads.state })
    .from(uploads)
    .where(and(inArray(uploads.id, wanted), eq(uploads.userId, userId)));
  if (known.length < wanted.length) return ctx.fail("NOT_FOUND");
  const useless = known.filter(({ id }) => !taken.includes(id));
  return ctx.fail("STATE_CONFLICT", {
    details: { uploads: Object.fromEntries(useless.map(({ id, state }) => [id, state])) },
  });
}
