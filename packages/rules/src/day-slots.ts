import { londonInstant } from "./time.ts";

export type JobType = "fitting" | "free_check";

/** How long a slot is taken: half an hour and a quarter per tyre for a fitting, a quarter for a free check. */
export function fittingMinutes(tyres: number, job: JobType): number {
  if (!Number.isInteger(tyres) || tyres < 0) throw new RangeError(`Not a number of tyres: ${tyres}`);
  return job === "free_check" ? 15 : 30 + 15 * tyres;
}

/**
 * Starts of the half-open intervals [start, start + minutes) that fit into the opening hours of a London day,
 * one every `stepMinutes` from opening. Times are `HH:MM`, "24:00" closes at midnight; a closing time that is
 * not after the opening time leaves no slot.
 */
export function daySlots(hours: {
  day: string;
  openTime: string;
  closeTime: string;
  minutes: number;
  stepMinutes: number;
}): Date[] {
  if (!(hours.minutes > 0 && hours.stepMinutes > 0)) throw new RangeError("Minutes and step must be above 0");
  const openMs = londonInstant(hours.day, hours.openTime).getTime();
  const closeMs = londonInstant(hours.day, hours.closeTime).getTime();
  const lastMs = closeMs - hours.minutes * MINUTE_MS;
  const starts: Date[] = [];
  for (let startMs = openMs; startMs <= lastMs; startMs += hours.stepMinutes * MINUTE_MS) {
    starts.push(new Date(startMs));
  }
  return starts;
}

const MINUTE_MS = 60_000;
