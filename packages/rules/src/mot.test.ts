import { describe, expect, it } from "vitest";
import { motDue, motKeepDateFrom } from "./mot.ts";

describe("motDue", () => {
  it.each([
    ["2026-06-13", "2026-05-15", "ok", 29],
    ["2026-06-12", "2026-05-15", "due_soon", 28],
    ["2026-05-29", "2026-05-15", "due_soon", 14],
    ["2026-05-15", "2026-05-15", "due_soon", 0],
    ["2026-05-14", "2026-05-15", "overdue", -1],
    ["2026-04-12", "2026-03-15", "due_soon", 28],
  ])("due %s, today %s: %s, %d days", (dueOn, today, status, daysToDue) => {
    expect(motDue(dueOn, today)).toEqual({ status, daysToDue, keepDateFrom: motKeepDateFrom(dueOn) });
  });

  it("is unknown without a day", () => {
    expect(motDue(null, "2026-05-15")).toEqual({ status: "unknown", daysToDue: null, keepDateFrom: null });
  });

  it("refuses what is no day", () => expect(() => motDue("soon", "2026-05-15")).toThrow(RangeError));
});

describe("motKeepDateFrom", () => {
  it.each([
    ["2026-05-15", "2026-04-16"],
    ["2026-03-31", "2026-03-01"],
    ["2028-03-31", "2028-03-01"],
    ["2028-02-29", "2028-01-30"],
    ["2026-01-01", "2025-12-02"],
    ["2026-05-31", "2026-05-01"],
  ])("expiry %s: from %s", (dueOn, from) => expect(motKeepDateFrom(dueOn)).toBe(from));
});
