/** What the server promises of an answer that is awaited. */
export interface Expected {
  readonly usual_minutes: number;
  readonly latest_at: string;
}

/** Returns the clock of a wait: due from the usual time on, overdue from the instant that the driver was promised. */
export const clockOf = (since: string, expected: Expected | null) => ({
  since,
  soonAfterMinutes: expected?.usual_minutes ?? 60,
  lateAfterMinutes: expected ? Math.ceil((Date.parse(expected.latest_at) - Date.parse(since)) / 60_000) : 240,
});
