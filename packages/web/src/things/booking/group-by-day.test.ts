import { describe, expect, it } from "vitest";
import { groupByDay } from "./group-by-day.ts";

const at = (id: number, starts_at: string) => ({ id, starts_at });

describe("groupByDay", () => {
  it("puts rows under their day in London, not in UTC", () => {
    const late = at(1, "2026-07-01T23:30:00Z");
    const next = at(2, "2026-07-02T08:00:00Z");
    expect(groupByDay([late, next])).toEqual([{ day: "2026-07-02", rows: [late, next] }]);
  });
  it("keeps the order of the list, also when a day comes back", () => {
    const rows = [at(1, "2026-12-04T09:00:00Z"), at(2, "2026-12-01T09:00:00Z"), at(3, "2026-12-04T10:00:00Z")];
    expect(groupByDay(rows).map((group) => [group.day, group.rows.map((row) => row.id)])).toEqual([
      ["2026-12-04", [1]],
      ["2026-12-01", [2]],
      ["2026-12-04", [3]],
    ]);
  });
  it("is empty for no rows", () => expect(groupByDay([])).toEqual([]));
});
