import { describe, expect, it } from "vitest";
import { firstDay, freeCount, partsOf } from "./day-slots.ts";

const slot = (starts_at: string, free = true) => ({ starts_at, ends_at: starts_at, free });

describe("times of a day", () => {
  it("are grouped by London time, summer and winter, taken ones left out", () => {
    const summer = {
      day: "2026-07-01",
      places: [
        slot("2026-07-01T08:00:00.000Z"),
        slot("2026-07-01T11:00:00.000Z"),
        slot("2026-07-01T10:30:00.000Z", false),
        slot("2026-07-01T16:00:00.000Z"),
      ],
    };
    expect(partsOf(summer).map(({ part, slots }) => [part, slots.length])).toEqual([
      ["morning", 1],
      ["afternoon", 1],
      ["evening", 1],
    ]);
    const winter = { day: "2026-12-01", places: [slot("2026-12-01T11:30:00.000Z"), slot("2026-12-01T12:00:00.000Z")] };
    expect(partsOf(winter).map(({ part }) => part)).toEqual(["morning", "afternoon"]);
    expect(freeCount(summer)).toBe(3);
  });
  it("begin with the preferred day, when it has any", () => {
    const days = [
      { day: "2026-12-01", places: [slot("2026-12-01T09:00:00Z", false)] },
      { day: "2026-12-02", places: [slot("2026-12-02T09:00:00Z")] },
      { day: "2026-12-03", places: [slot("2026-12-03T09:00:00Z")] },
    ];
    expect(firstDay(days, "2026-12-03")).toBe("2026-12-03");
    expect(firstDay(days, "2026-12-01")).toBe("2026-12-02");
    expect(firstDay(days, null)).toBe("2026-12-02");
    expect(firstDay([], "2026-12-01")).toBeNull();
  });
});
