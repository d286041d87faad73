import { describe, expect, it } from "vitest";
import { wireInstant } from "./decode.ts";

describe("wireInstant", () => {
  it.each([
    "2026-01-31 09:30:00+00",
    "2026-01-31T09:30:00+00:00",
    "2026-01-31 09:30:00.5+00",
    "2026-01-31T23:59:59.123456+00:00",
    "2026-01-31 23:59:59.999999+00",
    "0099-01-31T09:30:00.05+00:00",
    "2026-01-31 09:30:00+01",
    "2026-01-31T09:30:00-05:30",
  ])("writes %s as a Date does", (text) =>
    expect(wireInstant(text)).toBe(new Date(text.replace(/\+(\d\d)$/, "+$1:00")).toISOString()),
  );

  it("refuses what is no instant", () => expect(() => wireInstant("infinity")).toThrow(RangeError));
});
