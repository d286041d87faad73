import { addDays, daySlots, isBankHoliday, londonDay, weekdayOf } from "@treadclub/rules";
import type { Size } from "./fill/sizes.ts";

export type NextSlot = () => {
  /** Who may book it, with the car of the same number. */
  readonly driver: number;
  readonly where: { readonly member_id: number; readonly location_id: number; readonly starts_at: string };
};

const days = 28;
/** So many drivers book in turn: few enough for the server to remember who they are. */
const atOnce = 50;
/** So many free checks a driver may have open. */
const turns = 3;

/**
 * Returns a function that answers another bookable time of a member's location each time, and a driver who may book it: a
 * driver's times differ, and so do their members. The number of garages must be a multiple of `atOnce`.
 */
export function slots({ garages, drivers }: Pick<Size, "garages" | "drivers">): NextSlot {
  const starts = bookableStarts();
  const blocks = garages / atOnce;
  let taken = 0;
  return () => {
    const at = taken % atOnce;
    const turn = Math.floor(taken / atOnce) % turns;
    const block = Math.floor(taken / (atOnce * turns));
    const startsAt = starts[Math.floor(block / blocks) * turns + turn];
    const driver = block * atOnce + at + 1;
    if (startsAt === undefined || driver > drivers) throw new Error("All bookable times are taken");
    const member = (((block % blocks) * atOnce + at + turn) % garages) + 1;
    taken += 1;
    return { driver, where: { member_id: member, location_id: member, starts_at: startsAt } };
  };
}

/** The starts of free checks of 15 minutes, 08:00 to 18:00 on all days but Sundays, from tomorrow on. */
export const bookableStarts = (): string[] =>
  Array.from({ length: days }, (_, n) => addDays(londonDay(new Date()), n + 1))
    .filter((day) => weekdayOf(day) < 6 && !isBankHoliday(day, "england_and_wales"))
    .flatMap((day) => daySlots({ day, openTime: "08:00", closeTime: "18:00", minutes: 15, stepMinutes: 30 }))
    .map((start) => start.toISOString());
