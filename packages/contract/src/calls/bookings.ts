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
  description: "Lists free slots at a fitter. Answers the day asked for and the next days that have any.",
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
    "Holds a slot for 5 minutes. A new hold replaces the driver's previous one, at any fitter. A taken slot answers PLACE_TAKEN with the nearest free ones. With `vehicle_id`, a hold is refused where the booking would be.",
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
    "Books a slot for a quote or a free check, up to 12 months ahead. Without `hold_id`, or once the hold has lapsed, the slot is booked if it is still free. A hold books once: using it again answers STATE_CONFLICT with `details.booking_id`. A car can be in one place at a time (VEHICLE_BOOKED) and have one open free check per fitter; a driver can have three (FREE_CHECK_LIMIT). `details.bookings` lists what is in the way. The fitter then accepts.",
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
  description: "Lists a driver's bookings, soonest first.",
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
  description: "Gets a booking of the driver.",
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
  description: "Cancels a booking. Its quote can be booked again until it expires.",
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
    "Agrees to the time the fitter proposed. Answers VEHICLE_BOOKED when the car is booked elsewhere by then.",
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
  description: "Lists a fitter's bookings. Those waiting for an answer come first, then by start.",
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
  description: "Lists free slots for proposing another time. For a booking of the user's company.",
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
  description: "Gets a booking of the user's company.",
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
    "Accepts a booking or proposes another time. With `starts_at` the proposal waits for the driver to agree. The booking's own slot does not count as taken.",
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
  description: "Rejects or cancels a booking. Its quote can be booked again until it expires.",
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
  description:
    "Marks an accepted booking as done or as a no-show, from its start on. When done, its vouchers become used; after a no-show they are released.",
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
  description: "Counts the bookings of one type that wait at a fitter. {a} is the fitter's id, {b} the type.",
  params: z.strictObject({ a: pathId, b: bookingType }),
  reply: z.object({ count: z.int() }),
  errors: [],
});
