import { describe, expect, it } from "vitest";
import { stateNames } from "@treadclub/contract/states";
import { formatDay } from "#kit/format.ts";
import { groupOf, statesOf } from "./booking-shows.ts";

const words = { waiting: "Waiting for you", day: (instant: string) => formatDay(instant, "en", "weekday") };

describe("groupOf", () => {
  it("puts what waits for the member under one heading, whatever its day", () => {
    expect(groupOf({ state: "awaiting_member", starts_at: "2026-12-04T09:00:00Z" }, words)).toBe("Waiting for you");
  });
  it("takes the day in London, not in UTC", () => {
    expect(groupOf({ state: "accepted", starts_at: "2026-07-01T23:30:00Z" }, words)).toBe("Thursday 2 July");
    expect(groupOf({ state: "accepted", starts_at: "2026-12-01T23:30:00Z" }, words)).toBe("Tuesday 1 December");
  });
});

describe("statesOf", () => {
  it("leaves no state without a place", () => {
    expect([...statesOf("open"), ...statesOf("over")].toSorted()).toEqual([...stateNames.booking].toSorted());
    expect(statesOf("all")).toEqual([]);
  });
});
