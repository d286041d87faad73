import type { WriteCtx } from "@treadclub/kit/context";
import { isOneOf } from "@treadclub/kit/db/page";
import { removePhotos } from "@treadclub/kit/files/photos";
import { and, isNull } from "drizzle-orm";
import { measurementPhotos, measurements } from "#measurement/table";

/** Lets the photos of measurements go: their links end now, their bytes with the next sweep. */
export async function letPhotosGo(ctx: WriteCtx, measurementIds: readonly number[]): Promise<void> {
  const gone = await ctx.db
    .delete(measurementPhotos)
    .where(isOneOf(measurementPhotos.measurementId, measurementIds))
    .returning({ photoId: measurementPhotos.photoId });
  await removePhotos(
    ctx,
    gone.map(({ photoId }) => photoId),
  );
  await ctx.db
    .update(measurements)
    .set({ photosGoneAt: ctx.now })
    .where(and(isOneOf(measurements.id, measurementIds), isNull(measurements.photosGoneAt)));
}
