import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { removePhotos } from "@treadclub/kit/files/photos";
import { tryMove } from "@treadclub/kit/states";
import { asc, eq, getTableColumns, ne, and, inArray, sql } from "drizzle-orm";
import { nobodyWaits, scanMachine } from "./states.ts";
import { scanPhotos, scans, scanSidewalls } from "./table.ts";

const batchSize = 200;

/** Removes a driver's scans with their photos; the rows stay for the figures, without words, mileage and own readings. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  for (let ids = await standing(ctx, consumerId); ids.length > 0; ids = await standing(ctx, consumerId))
    await tryMove(ctx, scanMachine, ids, "remove", nobodyWaits);
  const gone = await ctx.db
    .delete(scanPhotos)
    .where(
      inArray(scanPhotos.scanId, ctx.db.select({ id: scans.id }).from(scans).where(eq(scans.consumerId, consumerId))),
    )
    .returning({ id: scanPhotos.photoId });
  await removePhotos(
    ctx,
    gone.map((photo) => photo.id),
  );
  await ctx.db
    .delete(scanSidewalls)
    .where(
      inArray(
        scanSidewalls.scanId,
        ctx.db.select({ id: scans.id }).from(scans).where(eq(scans.consumerId, consumerId)),
      ),
    );
  await ctx.db
    .update(scans)
    .set({ message: "", mileage: null, ownReading: null })
    .where(eq(scans.consumerId, consumerId));
}

async function standing(ctx: WriteCtx, consumerId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: scans.id })
    .from(scans)
    .where(and(eq(scans.consumerId, consumerId), ne(scans.state, "deleted")))
    .orderBy(asc(scans.id))
    .limit(batchSize);
  return rows.map((row) => row.id);
}

type SidewallData = Pick<typeof scanSidewalls.$inferSelect, "position" | "typed" | "confirmed">;

const sidewallsAsData = sql<SidewallData[]>`coalesce((
  select jsonb_agg(jsonb_build_object('position', w.position, 'typed', w.typed, 'confirmed', w.confirmed) order by w.position)
  from scan_sidewalls w where w.scan_id = ${scans.id}), '[]')`;

/** A driver's scans with the ids of their photos, oldest first. */
export async function dataOf(db: ReadDb, consumerId: number) {
  const rows = await db
    .select({ ...getTableColumns(scans), sidewalls: sidewallsAsData })
    .from(scans)
    .where(and(eq(scans.consumerId, consumerId), ne(scans.state, "deleted")))
    .orderBy(asc(scans.id));
  const links = await db
    .select({ scanId: scanPhotos.scanId, photoId: scanPhotos.photoId })
    .from(scanPhotos)
    .innerJoin(scans, eq(scans.id, scanPhotos.scanId))
    .where(eq(scans.consumerId, consumerId))
    .orderBy(asc(scanPhotos.scanId), asc(scanPhotos.place));
  const photos = Map.groupBy(links, (link) => link.scanId);
  return rows.map(({ consumerId: _, reviewerId: __, version: ___, claimedBy: ____, claimedAt: _____, ...row }) => ({
    ...row,
    photos: (photos.get(row.id) ?? []).map((link) => link.photoId),
  }));
}
