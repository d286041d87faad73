import { addMonths } from "./time.ts";

/** How far ahead a day may lie, in months. A new car's first MOT is due after 36 months, in Northern Ireland after 48. */
const MONTHS_AHEAD = {
  booking: 12,
  preferred: 12,
  lastMot: 0,
  motDue: 48,
  nextService: 60,
  clubStart: 24,
  clubEnd: 60,
  dealStart: 12,
  dealEnd: 24,
};

export type Horizon = keyof typeof MONTHS_AHEAD;

/** Returns the last day that may be chosen on a day. */
export const lastDayOf = (horizon: Horizon, today: string): string => addMonths(today, MONTHS_AHEAD[horizon]);
