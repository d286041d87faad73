import type { Translate } from "@treadclub/texts";

/** Round waits that an axis may end at, in minutes. */
const tops = [20, 40, 60, 120, 240, 480, 960, 1_440, 2_880, 5_760, 11_520];

/** The top of an axis that holds all of these, and where its lines are. */
export function scaleOf(minutes: readonly number[]): {
  readonly topMinutes: number;
  readonly marks: readonly number[];
} {
  const longest = Math.max(1, ...minutes);
  const topMinutes = tops.find((top) => top >= longest) ?? Math.ceil(longest / 11_520) * 11_520;
  return { topMinutes, marks: [0, topMinutes / 2, topMinutes] };
}

/** A wait as minutes, or as hours and minutes from an hour on. */
export function waitText(wait: number, t: Translate): string {
  const hours = Math.floor(wait / 60);
  const minutes = wait % 60;
  if (hours === 0) return t("office.waits.minutes", { minutes });
  return minutes === 0 ? t("office.waits.wholeHours", { hours }) : t("office.waits.hoursMinutes", { hours, minutes });
}
