import { isCode } from "#kit/errors.ts";

export interface BookingInTheWay {
  readonly booking_id: number;
  readonly member: string;
  readonly starts_at: string;
}

/** Why a booking was refused for others that the driver has: the car is elsewhere, or there are enough free checks. */
export interface InTheWay {
  readonly reason: "elsewhere" | "checkHere" | "checksFull";
  readonly bookings: readonly BookingInTheWay[];
}

/** The driver's bookings that a refusal names; null when it is a refusal for another reason. */
export function inTheWayOf(error: unknown): InTheWay | null {
  if (!isCode(error, "VEHICLE_BOOKED", "FREE_CHECK_LIMIT")) return null;
  const { code, details } = error;
  const bookings = bookingsOf(details);
  if (code === "VEHICLE_BOOKED") return { reason: "elsewhere", bookings };
  return { reason: part(details, "of") === "fitter" ? "checkHere" : "checksFull", bookings };
}

/** The booking that a used hold led to; null when the error is another one. */
export function bookedByHold(error: unknown): number | null {
  const id = isCode(error, "STATE_CONFLICT") ? part(error.details, "booking_id") : null;
  return typeof id === "number" ? id : null;
}

function bookingsOf(details: unknown): BookingInTheWay[] {
  const bookings = part(details, "bookings");
  return Array.isArray(bookings) ? bookings.filter(isBooking) : [];
}

const part = (details: unknown, name: string): unknown =>
  typeof details === "object" && details !== null ? new Map(Object.entries(details)).get(name) : undefined;

const isBooking = (value: unknown): value is BookingInTheWay =>
  typeof part(value, "booking_id") === "number" &&
  typeof part(value, "member") === "string" &&
  typeof part(value, "starts_at") === "string";
