import { expect, it } from "vitest";
import { responseTime, type Pace } from "./response-time.ts";

// Mon 24 Nov 2025 is a working day; Fri 26 Dec is Boxing Day.
const hour: Pace = { usualMinutes: 60, mostMinutes: 240 };

it.each<[string, string, Pace, string | undefined, number, string]>([
  ["in the morning", "2025-11-24T09:00:00Z", hour, undefined, 60, "2025-11-24T13:00:00Z"],
  [
    "rounds both up",
    "2025-11-24T09:02:30Z",
    { usualMinutes: 38, mostMinutes: 95 },
    undefined,
    40,
    "2025-11-24T10:45:00Z",
  ],
  ["goes on the next day", "2025-11-24T16:00:00Z", hour, undefined, 60, "2025-11-25T10:00:00Z"],
  ["at night from opening", "2025-11-24T22:00:00Z", hour, undefined, 660, "2025-11-25T12:00:00Z"],
  ["over a Sunday", "2025-11-22T17:30:00Z", hour, undefined, 2_340, "2025-11-24T11:30:00Z"],
  [
    "over Christmas",
    "2025-12-24T17:00:00Z",
    { usualMinutes: 30, mostMinutes: 120 },
    undefined,
    30,
    "2025-12-27T09:00:00Z",
  ],
  ["in summer time", "2026-07-01T16:30:00Z", hour, undefined, 900, "2026-07-02T10:30:00Z"],
  [
    "never to the minute",
    "2025-11-24T09:00:00Z",
    { usualMinutes: 0, mostMinutes: 1 },
    undefined,
    5,
    "2025-11-24T09:30:00Z",
  ],
  [
    "twice the usual wait",
    "2025-11-24T09:00:00Z",
    { usualMinutes: 90, mostMinutes: 95 },
    undefined,
    90,
    "2025-11-24T12:00:00Z",
  ],
  ["not after the deadline", "2025-11-24T09:00:00Z", hour, "2025-11-24T09:40:00Z", 40, "2025-11-24T09:40:00Z"],
  ["deadline already passed", "2025-11-24T09:00:00Z", hour, "2025-11-24T08:00:00Z", 0, "2025-11-24T08:00:00Z"],
])("%s", (_, since, pace, before, usualMinutes, latestAt) => {
  const expected = responseTime(new Date(since), pace, before === undefined ? undefined : new Date(before));
  expect(expected).toEqual({ usualMinutes, latestAt: new Date(latestAt) });
});
