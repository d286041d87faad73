import { addDays, addMonths, londonDay, londonInstant } from "@treadclub/rules";

export type Period = "month" | "week";
const count = 12;

/** The first days of the last twelve months or weeks, London time, oldest first; the last one runs. */
export function periodsUntil(now: Date, by: Period): string[] {
  const today = londonDay(now);
  const month = `${today.slice(0, 7)}-01`;
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: count }, (_, at) => {
    const back = at - count + 1;
    return by === "month" ? addMonths(month, back) : addDays(monday, 7 * back);
  });
}

/** When the first of some periods began. */
export const beginningOf = (days: readonly string[]): Date => londonInstant(days[0] ?? "", "00:00");
