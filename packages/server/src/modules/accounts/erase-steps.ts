import { removePhotosOf } from "@treadclub/kit/files/photos";
import { eraseConsumer as eraseBookings } from "#modules/bookings";
import { eraseConsumer as eraseReviews } from "#modules/fraud";
import { eraseConsumer as eraseMeasurements } from "#modules/measurements";
import { eraseConsumer as eraseMessages } from "#modules/messages";
import { eraseConsumer as eraseQuotes } from "#modules/quotes";
import { eraseConsumer as eraseScans } from "#modules/scans";
import { eraseConsumer as eraseVehicles } from "#modules/vehicles";
import { eraseConsumer as eraseVouchers } from "#modules/vouchers";
import type { EraseStep } from "./deps.ts";

/** Photos that a driver sent, whether a scan holds them or not; what was begun and left is swept within a day. */
const erasePhotos: EraseStep = removePhotosOf;

/** Every module that holds something of a driver; photos that scans hold go with their scans. */
export const eraseSteps: readonly EraseStep[] = [
  eraseScans,
  eraseMeasurements,
  erasePhotos,
  eraseReviews,
  eraseVouchers,
  eraseQuotes,
  eraseBookings,
  eraseVehicles,
  eraseMessages,
];
