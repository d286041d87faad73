import { z } from "zod";
import { id, mileage, singleLine, uploadId } from "./fields.ts";
import { tyrePosition } from "../states/index.ts";
import { ownReading } from "./own-reading.ts";

const part = singleLine.max(60).default("");

/** What stands on a sidewall, as it was typed. */
export const sidewallText = z.strictObject({ size: part, load: part, speed: part, dot: part, make: part });

const photosOf = (most: number) => z.array(uploadId).min(1, { error: "required" }).max(most);
const clubCode = z.string().max(40).optional();

/** What hands in the photos of a tread. */
export const treadPhotos = z.strictObject({
  vehicle_id: id,
  position: tyrePosition,
  upload_ids: photosOf(6),
  mileage: mileage.optional(),
  club_code: clubCode,
});

/** What a driver hands in: they may have measured the tyre, too. */
export const driverTreadPhotos = treadPhotos.extend({ reading: ownReading.optional() });

/** What hands in the photos of a sidewall; of a staggered fitment one tyre of each axle. */
export const sidewallPhotos = z.strictObject({
  vehicle_id: id,
  sidewalls: z
    .array(
      z.strictObject({
        position: tyrePosition,
        upload_ids: photosOf(3),
        text: sidewallText.prefault({}),
      }),
    )
    .min(1, { error: "required" })
    .max(2),
  mileage: mileage.optional(),
  club_code: clubCode,
});
