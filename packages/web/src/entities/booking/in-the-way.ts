import { detailsOf } from "@treadclub/contract/details-of";
import type { DetailsOf } from "@treadclub/contract";
import { isCode } from "#kit/errors.ts";

export type BookingInTheWay = DetailsOf<"VEHICLE_BOOKED">["bookings"][number];

/** Why a booking was refused for others that the driver has: the car is elsewhere, or there are enough free checks. */
export interface InTheWay {
  readonly reason: "elsewhere" | "checkHere" | "checksFull";
  readonly bookings: readonly BookingInTheWay[];
}

/** The driver's bookings that a refusal names; null when it is a refusal for another reason. */
export function inTheWayOf(error: unknown): InTheWay | null {
  if (isCode(error, "VEHICLE_BOOKED"))
    return { reason: "elsewhere", bookings: detailsOf(error, "VEHICLE_BOOKED")?.bookings ?? [] };
  if (!isCode(error, "FREE_CHECK_LIMIT")) return null;
  const limit = detailsOf(error, "FREE_CHECK_LIMIT");
  return { reason: limit?.of === "fitter" ? "checkHere" : "checksFull", bookings: limit?.bookings ?? [] };
}

/** The booking that a used hold led to; null when the error is another one. */
export const bookedByHold = (error: unknown): number | null => detailsOf(error, "STATE_CONFLICT")?.booking_id ?? null;
