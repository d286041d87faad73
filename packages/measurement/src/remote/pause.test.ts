import { expect, it } from "vitest";
import { openPause } from "./pause.ts";
import { secondsOf } from "./wire.ts";

const at = (ms: number): Date => new Date(Date.UTC(2026, 10, 21) + ms);

it("a pause doubles up to its longest, and one answer ends it", () => {
  const pause = openPause(60_000);
  const lengths: number[] = [];
  let now = 0;
  for (let n = 0; n < 8; n += 1) {
    pause.failed(at(now), at(now));
    lengths.push(pause.leftMs(at(now)));
    now += pause.leftMs(at(now));
  }
  expect(lengths).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  pause.answered(at(now));
  expect(pause.leftMs(at(now))).toBe(0);
  pause.failed(at(now), at(now + 1));
  expect(pause.leftMs(at(now + 1))).toBe(2000);
});

it("tries that were under way together fail together, and one of them that was answered ends no pause", () => {
  const pause = openPause(60_000);
  for (let n = 0; n < 5; n += 1) pause.failed(at(0), at(100 + n));
  expect(pause.leftMs(at(104))).toBe(2000);
  pause.answered(at(50));
  expect(pause.leftMs(at(104))).toBe(2000);
});

it("a pause that was asked for is kept, for an hour at most", () => {
  const pause = openPause(60_000);
  pause.failed(at(0), at(0), 300);
  expect(pause.leftMs(at(0))).toBe(300_000);
  pause.failed(at(300_000), at(300_000), 10_000_000);
  expect(pause.leftMs(at(300_000))).toBe(3_600_000);
});

it.each([
  ["120", 120],
  ["0", 0],
  ["1.2", 2],
  ["Sat, 21 Nov 2026 00:00:30 GMT", 30],
  ["Fri, 20 Nov 2026 00:00:00 GMT", null],
  ["-5", null],
  ["soon", null],
  ["", null],
  [null, null],
])("Retry-After %j is %j seconds", (header, seconds) => expect(secondsOf(header, at(0))).toBe(seconds));
