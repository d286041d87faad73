import { isOneOf } from "@treadclub/kit/db/page";
import type { ReadDb } from "@treadclub/kit/db/open";
import { photos } from "@treadclub/kit/tables";
import { and, asc, eq, isNull } from "drizzle-orm";
import { measurementPhotos, type keys, type measurements, type sessions } from "./table.ts";

export type KeyRow = typeof keys.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type MeasurementRow = typeof measurements.$inferSelect;

/** A photo of a measurement that is still there. */
export interface PhotoOf {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A session with everything that its results show. */
export interface WholeSession {
  readonly session: SessionRow;
  readonly key: KeyRow;
  readonly measurements: readonly { readonly row: MeasurementRow; readonly photos: readonly PhotoOf[] }[];
}

/** The photos of measurements, by measurement, in their order: one statement. */
export async function photosOf(db: ReadDb, measurementIds: readonly number[]): Promise<ReadonlyMap<number, PhotoOf[]>> {
  if (measurementIds.length === 0) return new Map();
  const rows = await db
    .select({ of: measurementPhotos.measurementId, id: photos.id, width: photos.width, height: photos.height })
    .from(measurementPhotos)
    .innerJoin(photos, and(eq(photos.id, measurementPhotos.photoId), isNull(photos.removedAt)))
    .where(isOneOf(measurementPhotos.measurementId, measurementIds))
    .orderBy(asc(measurementPhotos.measurementId), asc(measurementPhotos.place));
  const byMeasurement = new Map<number, PhotoOf[]>();
  for (const { of, ...photo } of rows) byMeasurement.set(of, [...(byMeasurement.get(of) ?? []), photo]);
  return byMeasurement;
}
