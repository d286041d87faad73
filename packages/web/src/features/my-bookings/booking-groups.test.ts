import { describe, expect, it } from "vitest";
import { groupBookings } from "./booking-groups.ts";

const nowMs = Date.parse("2026-11-21T12:00:00Z");
const row = (
  id: number,
  state: "accepted" | "awaiting_customer" | "awaiting_member" | "done" | "cancelled",
  starts_at: string,
) => ({
  id,
  state,
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + 3_600_000).toISOString(),
});

describe("groupBookings", () => {
  it("puts what waits for the driver on top, then the soonest", () => {
    const { coming } = groupBookings(
      [
        row(1, "accepted", "2026-11-23T09:00:00Z"),
        row(2, "accepted", "2026-11-22T09:00:00Z"),
        row(3, "awaiting_customer", "2026-11-30T09:00:00Z"),
      ],
      nowMs,
    );
    expect(coming.map(({ id }) => id)).toEqual([3, 2, 1]);
  });
  it("counts a booking as coming until it ends", () => {
    const { coming, past } = groupBookings(
      [row(1, "accepted", "2026-11-21T11:30:00Z"), row(2, "accepted", "2026-11-21T10:00:00Z")],
      nowMs,
    );
    expect([coming.map(({ id }) => id), past.map(({ id }) => id)]).toEqual([[1], [2]]);
  });
  it("shows what is over latest first, whatever the day", () => {
    const { past } = groupBookings(
      [row(1, "done", "2026-10-01T09:00:00Z"), row(2, "cancelled", "2026-12-01T09:00:00Z")],
      nowMs,
    );
    expect(past.map(({ id }) => id)).toEqual([2, 1]);
  });
});
