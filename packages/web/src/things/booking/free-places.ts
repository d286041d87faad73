import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type FreeDays = ReplyOf<Catalog["memberGetFreePlaces"]>["days"];

/** Times of the week from a day that would do for a booking of the own company. */
export const useFreePlaces = (bookingId: number, fromDay: string) => useCall("memberGetFreePlaces", { body: { booking_id: bookingId, from_day: fromDay, days: 7 } }, { keepPrevious: true });

/** The free starts that an answer PLACE_TAKEN brings along; empty when it brings none. */
export function nearestOf(details: unknown): string[] {
  if (typeof details !== "object" || details === null || !("nearest" in details) || !Array.isArray(details.nearest)) return [];
  return details.nearest.flatMap((slot: unknown) => (typeof slot === "object" && slot !== null && "starts_at" in slot && typeof slot.starts_at === "string" ? [slot.starts_at] : []));
}
