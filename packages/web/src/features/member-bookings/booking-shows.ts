import type { BookingRow, BookingState } from "#entities/booking/queries.ts";

export const bookingShows = ["open", "waiting", "accepted", "over", "all"] as const;
export type BookingShow = (typeof bookingShows)[number];

const states: Readonly<Record<BookingShow, BookingState[]>> = {
  open: ["awaiting_member", "awaiting_customer", "accepted"],
  waiting: ["awaiting_member"],
  accepted: ["accepted"],
  over: ["done", "rejected", "cancelled", "expired", "no_show"],
  all: [],
};

export const statesOf = (show: BookingShow): BookingState[] => states[show];

/** The heading a booking stands under: its day in London, except for those that wait for the member and come first whatever their day. */
export const groupOf = (
  booking: Pick<BookingRow, "state" | "starts_at">,
  words: { readonly waiting: string; readonly day: (instant: string) => string },
): string => (booking.state === "awaiting_member" ? words.waiting : words.day(booking.starts_at));
