import { useCall } from "#kit/queries.ts";

/** Times of the week from a day that would do for a booking of the own company. */
export const useFreeSlots = (bookingId: number, fromDay: string) =>
  useCall(
    "memberGetFreePlaces",
    { body: { booking_id: bookingId, from_day: fromDay, days: 7 } },
    { keepPrevious: true },
  );
