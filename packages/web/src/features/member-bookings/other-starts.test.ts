import { describe, expect, it } from "vitest";
import { otherStarts, withoutStart } from "./other-starts.ts";

const slot = (starts_at: string, free = true) => ({ starts_at, free });
const booked = "2026-12-01T09:00:00.000Z";

describe("otherStarts", () => {
  it("offers what is free, but never the booking's own time", () => {
    const days = [
      {
        day: "2026-12-01",
        places: [slot(booked), slot("2026-12-01T09:30:00.000Z"), slot("2026-12-01T10:00:00.000Z", false)],
      },
      { day: "2026-12-02", places: [slot("2026-12-02T09:00:00.000Z")] },
    ];
    expect(otherStarts(days, booked)).toEqual([
      { day: "2026-12-01", starts: ["2026-12-01T09:30:00.000Z"] },
      { day: "2026-12-02", starts: ["2026-12-02T09:00:00.000Z"] },
    ]);
  });

  it("leaves out a day whose only free time is the booking's own, however it is written", () => {
    expect(otherStarts([{ day: "2026-12-01", places: [slot(booked)] }], "2026-12-01T09:00:00Z")).toEqual([]);
  });
});

describe("withoutStart", () => {
  it("keeps the other nearest times", () => {
    expect(withoutStart([booked, "2026-12-01T11:00:00.000Z"], booked)).toEqual(["2026-12-01T11:00:00.000Z"]);
  });
});
