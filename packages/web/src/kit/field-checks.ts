import { isDay, isInCalendar } from "@treadclub/rules/time";
import { holdsAddress } from "@treadclub/rules/web-address";
import type { Translate } from "@treadclub/texts";

/** A problem of a field as its key in `base.field`, or undefined. */
export const emailProblem = (text: string): "email" | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? undefined : "email";

/** What is wrong with a name, in words; `missing` when there is none. */
export function nameProblem(text: string, missing: string, t: Translate): string | undefined {
  if (text.trim() === "") return missing;
  return holdsAddress(text) ? t("base.field.name_address") : undefined;
}

/** Whether the server takes this day as one that somebody chooses. */
export const isChosenDay = (day: string): boolean => isDay(day) && isInCalendar(day);

interface DayRange {
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

/** Returns what is wrong with a day, in words; an empty one is fine. */
export function dayProblem(day: string, { first = "", last = "9" }: DayRange, t: Translate): string | undefined {
  if (day === "") return undefined;
  if (!isChosenDay(day)) return t("base.field.date");
  if (day < first) return t("base.field.date_past");
  return day > last ? t("base.field.date_far") : undefined;
}

export const passwordMinimum = 8;
