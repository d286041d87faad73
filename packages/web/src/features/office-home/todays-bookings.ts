import { londonDay } from "@treadclub/rules";
import type { BookingRow } from "#things/booking/queries.ts";

/** The accepted bookings of a London day by their time, and how many earlier ones still wait to be marked as done. */
export function todaysBookings(
  rows: readonly BookingRow[],
  now: Date,
): { readonly today: readonly BookingRow[]; readonly overdue: number } {
  const day = londonDay(now);
  const accepted = rows.filter((row) => row.state === "accepted");
  return {
    today: accepted
      .filter((row) => londonDay(new Date(row.starts_at)) === day)
      .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at)),
    overdue: accepted.filter((row) => londonDay(new Date(row.starts_at)) < day).length,
  };
}
