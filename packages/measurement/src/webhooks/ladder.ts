const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Pauses after the first try, the second, and so on: with the first one there are seven tries over a day and a half. */
export const pausesMs: readonly number[] = [
  30 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  8 * hourMs,
  24 * hourMs,
];

/** When a message is tried again after so many tries; null: never again. */
export function nextTry(tries: number, from: Date): Date | null {
  const pause = pausesMs[tries - 1];
  return pause === undefined ? null : new Date(from.getTime() + pause);
}
