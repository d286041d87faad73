import { removePhotos } from "@treadclub/kit/files/photos";
import { photos, uploads } from "@treadclub/kit/tables";
import { eraseConsumer as eraseBookings } from "#modules/bookings";
import { eraseConsumer as eraseMeasurements } from "#modules/measurements";
import { eraseConsumer as eraseMessages } from "#modules/messages";
import { eraseConsumer as eraseQuotes } from "#modules/quotes";
import { eraseConsumer as eraseScans } from "#modules/scans";
import { eraseConsumer as eraseVehicles } from "#modules/vehicles";
import { eraseConsumer as eraseVouchers } from "#modules/vouchers";
import { and, eq, isNull } from "drizzle-orm";
import type { EraseStep } from "./deps.ts";

/** Photos that a driver sent, whether a scan holds them or not; what was begun and left is swept within a day. */
const erasePhotos: EraseStep = async (ctx, userId) => {
  await ctx.db.delete(uploads).where(eq(uploads.userId, userId));
  const left = await ctx.db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.userId, userId), isNull(photos.removedAt)));
  await removePhotos(
    ctx,
    left.map((photo) => photo.id),
  );
};

/** Every module that holds something of a driver; photos that scans hold go with their scans. */
export const eraseSteps: readonly EraseStep[] = [
  eraseScans,
  eraseMeasurements,
  erasePhotos,
  eraseVouchers,
  eraseQuotes,
  eraseBookings,
  eraseVehicles,
  eraseMessages,
];
