import { londonTime } from "@treadclub/rules/time";
import type { FreeSlots, Slot } from "#entities/booking/consumer-queries.ts";

export type Part = "morning" | "afternoon" | "evening";
export interface DayPart {
  readonly part: Part;
  readonly slots: readonly Slot[];
}

type Day = FreeSlots["days"][number];

/** The free times of a day, by part of the day in London; empty parts are left out. */
export function partsOf(day: Day): DayPart[] {
  const free = day.places.filter((slot) => slot.free);
  const parts = Map.groupBy(free, (slot) => partOf(londonTime(new Date(slot.starts_at))));
  return (["morning", "afternoon", "evening"] as const).flatMap((part) => {
    const slots = parts.get(part);
    return slots ? [{ part, slots }] : [];
  });
}

export const freeCount = (day: Day): number => day.places.filter((slot) => slot.free).length;

/** Returns the day to show first: the preferred one where it has free slots, else the first that has. */
export function firstDay(days: readonly Day[], preferredDay: string | null): string | null {
  const open = days.filter((day) => freeCount(day) > 0);
  return (open.find((day) => day.day === preferredDay) ?? open[0])?.day ?? null;
}

export type NearTime = Pick<Slot, "starts_at" | "ends_at">;

function partOf(time: string): Part {
  if (time < "12:00") return "morning";
  return time < "17:00" ? "afternoon" : "evening";
}
