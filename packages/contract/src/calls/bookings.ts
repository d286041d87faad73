import { z } from "zod";
import { chosenDay, chosenInstant, day, id, idParams, instant, nothing, paragraph, pathId } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { bookingState, bookingType } from "../states/index.ts";
import { bookingRow, bookingView, place } from "../views/bookings.ts";

/** `from_day` and `to_day` bound the London day of the start, both included. */
const filters = { states: z.array(bookingState), type: bookingType, from_day: chosenDay, to_day: chosenDay };
const slot = place.omit({ bay: true }).extend({ free: z.boolean() });

export const getFreePlaces = endpoint({
  method: "POST",
  path: "consumers/get_free_places",
  access: "consumer",
  effect: "read",
  shows: ["booking", "place"],
  description: "Free times of a member's location for a job on one day and the next days that have any.",
  body: z.strictObject({
    member_id: id,
    location_id: id.optional(),
    quote_id: id.optional(),
    type: bookingType,
    from_day: chosenDay,
    days: z.int().min(1).max(31).default(14),
  }),
  reply: z.object({ location_id: id, minutes: z.int(), days: z.array(z.object({ day, places: z.array(slot) })) }),
  errors: ["NOT_FOUND"],
});

export const holdPlace = endpoint({
  method: "POST",
  path: "consumers/hold_place",
  limit: "message",
  access: "consumer",
  effect: "write",
  changes: ["place"],
  description:
    "Keeps a place for 5 minutes while the form is filled in; a new hold replaces the driver's old one, wherever that is. A taken place answers PLACE_TAKEN with the nearest free times. With `vehicle_id` the hold is refused where the booking would be.",
  body: z.strictObject({
    member_id: id,
    location_id: id,
    quote_id: id.optional(),
    vehicle_id: id.optional(),
    type: bookingType,
    starts_at: chosenInstant,
  }),
  reply: z.object({ hold_id: id, starts_at: instant, ends_at: instant, expires_at: instant }),
  errors: ["ACTION_NOT_ALLOWED", "NOT_FOUND", "PLACE_TAKEN", "STATE_CONFLICT", "VEHICLE_BOOKED", "FREE_CHECK_LIMIT"],
});

export const createBooking = endpoint({
  method: "POST",
  path: "consumers/create_booking",
  limit: "message",
  access: "consumer",
  effect: "write",
  changes: ["booking", "place", "quote", "voucher"],
  description:
    "Books a place up to 12 months ahead: of a quote (type fitting) or for a free check. Without `hold_id`, or when the hold has lapsed, the place is taken directly if it is free. A hold books once: again it answers STATE_CONFLICT with `details.booking_id`. A car is at one place at a time (VEHICLE_BOOKED), with one open free check at a fitter; a driver has up to 3 (FREE_CHECK_LIMIT); `details.bookings` are in the way. The member then accepts.",
  body: z.strictObject({
    type: bookingType,
    quote_id: id.optional(),
    member_id: id,
    location_id: id,
    vehicle_id: id,
    starts_at: chosenInstant,
    hold_id: id.optional(),
    message: paragraph.default(""),
  }),
  reply: bookingView,
  errors: ["ACTION_NOT_ALLOWED", "NOT_FOUND", "STATE_CONFLICT", "PLACE_TAKEN", "VEHICLE_BOOKED", "FREE_CHECK_LIMIT"],
});

export const getBookingListByConsumerId = endpoint({
  method: "POST",
  path: "consumers/get_booking_list_by_consumer_id/{id}",
  access: "consumer",
  effect: "read",
  shows: ["booking"],
  description: "A driver's bookings with vehicle, soonest first.",
  params: idParams,
  body: listBody(["starts_at"], filters),
  reply: listReply(bookingRow),
  errors: ["NOT_FOUND"],
});

export const getBookingByIdWithMember = endpoint({
  method: "GET",
  path: "consumers/get_booking_by_id_with_member/{id}",
  access: "consumer",
  effect: "read",
  shows: ["booking", "quote", "voucher"],
  description: "One booking of the driver.",
  params: idParams,
  reply: bookingView,
  errors: ["NOT_FOUND"],
});

export const consumerCancelBooking = endpoint({
  method: "PUT",
  path: "consumers/cancel_booking/{id}",
  access: "consumer",
  effect: "write",
  changes: ["booking", "place", "quote", "voucher"],
  description: "Cancels a booking; its quote can be booked again while it is unexpired.",
  params: idParams,
  body: nothing,
  reply: bookingView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const agreeBooking = endpoint({
  method: "PUT",
  path: "consumers/agree_booking/{id}",
  access: "consumer",
  effect: "write",
  changes: ["booking", "place", "quote", "voucher"],
  description:
    "Agrees to the other time that the member proposed, unless the car is booked elsewhere by then (VEHICLE_BOOKED).",
  params: idParams,
  body: nothing,
  reply: bookingView,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "PLACE_TAKEN", "VEHICLE_BOOKED"],
});

export const getBookingListByMemberId = endpoint({
  method: "POST",
  path: "members/get_booking_list_by_member_id/{id}",
  access: "member",
  effect: "read",
  shows: ["booking"],
  description: "A member's bookings with vehicle; those that wait come first, then by start.",
  params: idParams,
  body: listBody(["starts_at", "requested_at"], filters),
  reply: listReply(bookingRow),
  errors: ["NOT_FOUND"],
});

export const memberGetFreePlaces = endpoint({
  method: "POST",
  path: "members/get_free_places",
  access: "member",
  effect: "read",
  shows: ["booking", "place"],
  description: "Free times for a booking of the signed-in user's company, to propose another one.",
  body: z.strictObject({ booking_id: id, from_day: chosenDay, days: z.int().min(1).max(31).default(7) }),
  reply: z.object({ location_id: id, minutes: z.int(), days: z.array(z.object({ day, places: z.array(slot) })) }),
  errors: ["NOT_FOUND"],
});

export const getBookingByIdWithConsumer = endpoint({
  method: "GET",
  path: "members/get_booking_by_id_with_consumer/{id}",
  access: "member",
  effect: "read",
  shows: ["booking", "quote", "voucher"],
  description: "One booking of the signed-in user's company.",
  params: idParams,
  reply: bookingView,
  errors: ["NOT_FOUND"],
});

export const acceptedBooking = endpoint({
  method: "PUT",
  path: "members/accepted_booking/{id}",
  access: "member",
  effect: "write",
  changes: ["booking", "place", "quote", "voucher"],
  description:
    "Accepts a booking at its time, or proposes another time (`starts_at`), which then waits for the driver. The booking's own place does not count as taken.",
  params: idParams,
  body: z.strictObject({ starts_at: chosenInstant.optional(), message: paragraph.default("") }),
  reply: bookingView,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "PLACE_TAKEN"],
});

export const rejectBooking = endpoint({
  method: "PUT",
  path: "members/reject_booking/{id}",
  access: "member",
  effect: "write",
  changes: ["booking", "place", "quote", "voucher"],
  description: "Rejects or cancels a booking; its quote can be booked again while it is unexpired.",
  params: idParams,
  body: z.strictObject({ message: paragraph.default("") }),
  reply: bookingView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const finishBooking = endpoint({
  method: "PUT",
  path: "members/finish_booking/{id}",
  access: "member",
  effect: "write",
  changes: ["booking", "place", "quote", "voucher"],
  description: "Marks an accepted booking done (its vouchers become used) or as no-show (they are freed).",
  params: idParams,
  body: z.strictObject({ outcome: z.enum(["done", "no_show"]) }),
  reply: bookingView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const getNewBookingCountByType = endpoint({
  method: "GET",
  path: "get_new_booking_count_by_type/{a}/{b}",
  access: "public",
  effect: "read",
  limit: "lookUp",
  shows: ["booking"],
  description: "How many bookings of a type ({b}) wait at a member ({a}). A number only.",
  params: z.strictObject({ a: pathId, b: bookingType }),
  reply: z.object({ count: z.int() }),
  errors: [],
});
