import { describe, expect, it } from "vitest";
import { nearestOf } from "./nearest-places.ts";

describe("nearestOf", () => {
  it("reads the free times of a refused place", () => {
    expect(
      nearestOf({
        nearest: [
          { starts_at: "2026-12-01T09:00:00.000Z", ends_at: "2026-12-01T10:00:00.000Z" },
          { starts_at: "2026-12-01T11:00:00.000Z" },
        ],
      }),
    ).toEqual(["2026-12-01T09:00:00.000Z", "2026-12-01T11:00:00.000Z"]);
  });
  it("is empty for anything else", () => {
    for (const details of [undefined, null, "x", {}, { nearest: "x" }, { nearest: [1, { starts_at: 5 }] }])
      expect(nearestOf(details)).toEqual([]);
  });
});
