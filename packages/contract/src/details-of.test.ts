import { describe, expect, it } from "vitest";
import { CallError } from "./client.ts";
import { detailsOf } from "./details-of.ts";
import { errorDetails } from "./error-details.ts";
import type { ErrorCode } from "./errors.ts";

const refused = (code: ErrorCode, details: unknown): CallError => new CallError(409, { code, message: "", details });
const slot = { starts_at: "2026-12-01T09:30:00.000Z", ends_at: "2026-12-01T10:30:00.000Z" };

describe("detailsOf", () => {
  it("returns the details of an error with that code", () => {
    expect(detailsOf(refused("PLACE_TAKEN", { nearest: [slot] }), "PLACE_TAKEN")?.nearest).toEqual([slot]);
    const away = refused("SERVICE_UNAVAILABLE", { retry_after_seconds: 2 });
    expect(detailsOf(away, "OUTCOME_UNKNOWN", "SERVICE_UNAVAILABLE")?.retry_after_seconds).toBe(2);
  });

  it("is null for other errors", () => {
    expect(detailsOf(refused("STATE_CONFLICT", { nearest: [slot] }), "PLACE_TAKEN")).toBeNull();
    expect(detailsOf(new Error("x"), "PLACE_TAKEN")).toBeNull();
  });

  it("is null for what the contract does not declare", () => {
    for (const details of [
      null,
      undefined,
      "x",
      {},
      { nearest: null },
      { nearest: "x" },
      { nearest: [null] },
      { nearest: [slot, { starts_at: 1, ends_at: 2 }] },
      { nearest: [{ starts_at: slot.starts_at }] },
    ])
      expect(detailsOf(refused("PLACE_TAKEN", details), "PLACE_TAKEN")).toBeNull();
    expect(
      detailsOf(refused("FREE_CHECK_LIMIT", { of: "car", limit: 1, bookings: [] }), "FREE_CHECK_LIMIT"),
    ).toBeNull();
  });

  it("reads what may be missing, and lets a newer server add to it", () => {
    const conflictOf = (details: unknown) => detailsOf(refused("STATE_CONFLICT", details), "STATE_CONFLICT");
    for (const details of [
      {},
      { booking_id: 7 },
      { expires_on: null },
      { uploads: { a: "receiving" } },
      { changed: ["title"], version: 2 },
      { changed: { colour: "" } },
      { state: "booked", added_later: true },
    ])
      expect(conflictOf(details)).toEqual(details);
    for (const details of [{ booking_id: "7" }, { uploads: [1] }, { changed: "title" }, { reason: "late" }])
      expect(conflictOf(details)).toBeNull();
  });

  it("takes what the schemas take", () => {
    const conflict = { version: 3, changed: { first_name: "Anna" } };
    expect(errorDetails.STATE_CONFLICT.safeParse(conflict).success).toBe(true);
    expect(errorDetails.STATE_CONFLICT.safeParse({ versoin: 3 }).success).toBe(false);
  });
});
