import { addDays, dayPlaces, isBankHoliday, londonDay, weekdayOf } from "@treadclub/rules";
import type { Size } from "./fill/sizes.ts";

export type NextSlot = () => {
  readonly member_id: number;
  readonly location_id: number;
  readonly starts_at: string;
};

const days = 28;

/** Returns a function that answers another bookable time of a member's location each time, members in turn. */
export function slots({ garages }: Pick<Size, "garages">): NextSlot {
  const starts = bookableStarts();
  let taken = 0;
  return () => {
    const startsAt = starts[Math.floor(taken / garages)];
    if (startsAt === undefined) throw new Error("All bookable times are taken");
    const member = (taken % garages) + 1;
    taken += 1;
    return { member_id: member, location_id: member, starts_at: startsAt };
  };
}

/** The starts of free checks of 15 minutes, 08:00 to 18:00 on all days but Sundays, from tomorrow on. */
export const bookableStarts = (): string[] =>
  Array.from({ length: days }, (_, n) => addDays(londonDay(new Date()), n + 1))
    .filter((day) => weekdayOf(day) < 6 && !isBankHoliday(day))
    .flatMap((day) => dayPlaces({ day, openTime: "08:00", closeTime: "18:00", minutes: 15, stepMinutes: 30 }))
    .map((start) => start.toISOString());
