import { londonTime } from "@treadclub/rules/time";
import type { FreePlaces, Slot } from "#entities/booking/consumer-queries.ts";

export type Part = "morning" | "afternoon" | "evening";
export interface DayPart {
  readonly part: Part;
  readonly slots: readonly Slot[];
}

type Day = FreePlaces["days"][number];

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

/** The day to show first: the one wished for where it has free times, else the first that has. */
export function firstDay(days: readonly Day[], wished: string | null): string | null {
  const open = days.filter((day) => freeCount(day) > 0);
  return (open.find((day) => day.day === wished) ?? open[0])?.day ?? null;
}

export type NearTime = Pick<Slot, "starts_at" | "ends_at">;

/** The nearest free times that the answer PLACE_TAKEN names; empty when it names none. */
export function nearestOf(details: unknown): NearTime[] {
  if (typeof details !== "object" || details === null || !("nearest" in details) || !Array.isArray(details.nearest))
    return [];
  return details.nearest.filter(isTime).map(({ starts_at, ends_at }) => ({ starts_at, ends_at }));
}

function partOf(time: string): Part {
  if (time < "12:00") return "morning";
  return time < "17:00" ? "afternoon" : "evening";
}

function isTime(value: unknown): value is NearTime {
  return (
    typeof value === "object" &&
    value !== null &&
    "starts_at" in value &&
    "ends_at" in value &&
    isInstant(value.starts_at) &&
    isInstant(value.ends_at)
  );
}

const isInstant = (value: unknown): boolean => typeof value === "string" && !Number.isNaN(Date.parse(value));
