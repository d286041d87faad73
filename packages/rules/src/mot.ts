import { addDays, addMonths, daysBetween } from "./time.ts";

export type MotStatus = "ok" | "due_soon" | "overdue" | "unknown";

/**
 * `daysToDue` is 0 on the last valid day and negative after it; `keepDateFrom` is the first day on which a
 * pass keeps the day and month of the expiry.
 */
export type MotDue = { status: MotStatus; daysToDue: number | null; keepDateFrom: string | null };

/** Days before the last valid day from which it counts as due soon: that of the first reminder. */
export const MOT_DUE_SOON_DAYS = 28;

/** Both days are London days, `YYYY-MM-DD`; `dueOn` is the last valid day, null when nobody knows it. */
export function motDue(dueOn: string | null, today: string): MotDue {
  if (dueOn === null) return { status: "unknown", daysToDue: null, keepDateFrom: null };
  const daysToDue = daysBetween(today, dueOn);
  return { status: statusOf(daysToDue), daysToDue, keepDateFrom: motKeepDateFrom(dueOn) };
}

/** A calendar month before the expiry, at most that month's last day, and a day: 15 May gives 16 April. */
export function motKeepDateFrom(dueOn: string): string {
  return addDays(addMonths(dueOn, -1), 1);
}

function statusOf(daysToDue: number): MotStatus {
  if (daysToDue < 0) return "overdue";
  return daysToDue <= MOT_DUE_SOON_DAYS ? "due_soon" : "ok";
}
