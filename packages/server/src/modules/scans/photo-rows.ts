import type { WriteCtx } from "@treadclub/kit/context";
import { defer, insertOf, type DeferredPart } from "@treadclub/kit/db/deferred";
import { addingPhotos, removingPhotos, type StoredPhoto } from "@treadclub/kit/files/photos";
import { getTableColumns, sql } from "drizzle-orm";
import { scanPhotos } from "./table.ts";

/** Gives photos of a driver to a scan with the commit; the same photos again change nothing. */
export const addPhotos = (
  ctx: WriteCtx,
  { id: scanId, consumerId: userId }: { readonly id: number; readonly consumerId: number },
  arrived: readonly StoredPhoto[],
): void =>
  defer(
    ctx.db,
    arrivedPart,
    arrived.map((photo, place) => ({ ...photo, userId, createdAt: ctx.now, scanId, photoId: photo.id, place })),
  );

/** Lets the photos of scans go with the commit: their links end, their bytes go with the next sweep. */
export const dropPhotos = (ctx: WriteCtx, scanIds: readonly number[]): void =>
  defer(
    ctx.db,
    droppedPart,
    scanIds.map((scanId) => ({ scanId, at: ctx.now })),
  );

const { scanId, photoId, place } = getTableColumns(scanPhotos);

interface Arrived extends StoredPhoto {
  readonly userId: number;
  readonly createdAt: Date;
  readonly scanId: number;
  readonly photoId: string;
  readonly place: number;
}

const arrivedPart: DeferredPart<Arrived> = {
  name: "arrived_photos",
  write: (rows) => [
    ["arrived_photos", addingPhotos(rows)],
    ["arrived_scan_photos", sql`${insertOf(scanPhotos, { scanId, photoId, place }, rows)} on conflict do nothing`],
  ],
};

const droppedPart: DeferredPart<{ readonly scanId: number; readonly at: Date }> = {
  name: "dropped_photos",
  write: (rows) => [
    [
      "dropped_photos",
      sql`delete from ${scanPhotos} using jsonb_to_recordset(${rows}) as r ("scanId" bigint, at timestamptz)
        where ${scanPhotos.scanId} = r."scanId" returning ${scanPhotos.photoId}, r.at`,
    ],
    ["dropped_photo_rows", removingPhotos("dropped_photos")],
  ],
};
