import type { BookingRow, BookingState } from "#things/booking/queries.ts";
import { groupByDay, type DayGroup } from "#things/booking/group-by-day.ts";

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

/** Those that wait for the member stand together on top, the others under their days. */
export function bookingGroups(rows: readonly BookingRow[]): { readonly waiting: readonly BookingRow[]; readonly days: readonly DayGroup<BookingRow>[] } {
  return { waiting: rows.filter((row) => row.state === "awaiting_member"), days: groupByDay(rows.filter((row) => row.state !== "awaiting_member")) };
}
