import { CallError } from "@treadclub/contract/client";
import { describe, expect, it } from "vitest";
import { bookedByHold, inTheWayOf } from "./in-the-way.ts";

const booking = {
  booking_id: 7,
  member: "Forge Lane Tyres",
  starts_at: "2026-12-01T09:00:00.000Z",
  ends_at: "2026-12-01T10:00:00.000Z",
};
const refused = (code: "VEHICLE_BOOKED" | "FREE_CHECK_LIMIT" | "STATE_CONFLICT", details?: unknown) =>
  new CallError(409, { code, message: "", details });

describe("inTheWayOf", () => {
  it("reads why a booking was refused, and for which bookings", () => {
    expect(inTheWayOf(refused("VEHICLE_BOOKED", { bookings: [booking] }))).toEqual({
      reason: "elsewhere",
      bookings: [booking],
    });
    expect(inTheWayOf(refused("FREE_CHECK_LIMIT", { of: "fitter", limit: 1, bookings: [booking] }))?.reason).toBe(
      "checkHere",
    );
    expect(inTheWayOf(refused("FREE_CHECK_LIMIT", { of: "driver", limit: 3, bookings: [] }))?.reason).toBe(
      "checksFull",
    );
  });

  it("is null for other errors and empty without details", () => {
    expect(inTheWayOf(refused("STATE_CONFLICT", { bookings: [booking] }))).toBeNull();
    expect(inTheWayOf(new Error("x"))).toBeNull();
    for (const details of [undefined, { bookings: [booking, { booking_id: "8" }] }])
      expect(inTheWayOf(refused("VEHICLE_BOOKED", details))).toEqual({ reason: "elsewhere", bookings: [] });
  });
});

describe("bookedByHold", () => {
  it("is the booking that a used hold led to", () => {
    expect(bookedByHold(refused("STATE_CONFLICT", { booking_id: 7 }))).toBe(7);
    expect(bookedByHold(refused("STATE_CONFLICT", { state: "booked" }))).toBeNull();
    expect(bookedByHold(refused("VEHICLE_BOOKED", { booking_id: 7 }))).toBeNull();
  });
});
