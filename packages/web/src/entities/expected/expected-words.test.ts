import { beforeAll, expect, it } from "vitest";
import { formatDay, formatTime } from "#kit/format.ts";
import { currentT, loadTexts } from "#kit/i18n.ts";
import { clockOf } from "./clock-of.ts";
import { expectedWords } from "./expected-words.ts";

beforeAll(() => loadTexts("base", "driver"));
const format = {
  day: (value: string, style?: "weekday") => formatDay(value, "en", style),
  time: (value: string) => formatTime(value, "en"),
};
const since = "2026-11-24T09:00:00Z";

it.each([
  ["now", 40, "2026-11-24T10:30:00Z", "09:05", "Usually within 40 minutes, and by 10:30 today at the latest."],
  ["in hours", 120, "2026-11-25T10:00:00Z", "09:05", "Usually within 2 hours, and by 10:00 tomorrow at the latest."],
  ["later than usual", 40, "2026-11-24T10:30:00Z", "09:50", "You’ll have a reply by 10:30 today at the latest."],
  [
    "over night",
    1_440,
    "2026-11-26T12:00:00Z",
    "09:05",
    "Usually by 09:00 tomorrow, and by 12:00 on Thursday 26 November at the latest.",
  ],
  ["too late", 40, "2026-11-24T10:30:00Z", "10:30", null],
])("%s", (_, usual_minutes, latest_at, now, words) => {
  const nowMs = Date.parse(`2026-11-24T${now}:00Z`);
  expect(expectedWords(since, { usual_minutes, latest_at }, { t: currentT(), format, nowMs })).toBe(words);
});

it("the clock of whoever owes the answer runs out at the same instant", () => {
  const clock = clockOf(since, { usual_minutes: 40, latest_at: "2026-11-24T10:30:00Z" });
  expect(clock).toEqual({ since, soonAfterMinutes: 40, lateAfterMinutes: 90 });
});
