import { describe, expect, it } from "vitest";
import { catalog, type CallName } from "@treadclub/contract";
import { problemsOf } from "./call-changes.ts";
import type { SeenCall } from "./call-statements.ts";

const seen: SeenCall<CallName> = {
  name: "acceptedBooking",
  status: 200,
  requestId: "a",
  topics: ["booking", "notification"],
  statements: [
    "begin",
    `update "bookings" set "state" = $1`,
    `with audit_rows as (insert into "audit_log" ("at")) select 1`,
  ],
};

describe("a call that changes something", () => {
  it("is fine with an audit row and the entities that it declares", () => {
    expect(problemsOf(catalog, seen)).toEqual([]);
  });
  it("fails without an audit row, unless the call names the table with a reason", () => {
    const statements = seen.statements.slice(0, 2);
    expect(problemsOf(catalog, { ...seen, statements })).toEqual([
      "acceptedBooking changes bookings and writes no audit row.",
    ]);
    const ofScans = { ...seen, name: "readScans", topics: [] } as const;
    expect(problemsOf(catalog, { ...ofScans, statements: [`update "scans" set "seen" = $1`] })).toEqual([]);
    expect(problemsOf(catalog, { ...ofScans, statements })).toEqual([
      "readScans changes bookings and writes no audit row.",
    ]);
  });
  it("fails with an entity that it does not declare", () => {
    expect(problemsOf(catalog, { ...seen, topics: ["club"] })).toEqual([
      "acceptedBooking announces a club, which it does not declare.",
    ]);
  });
  it("has changed nothing when it was refused, or looked at rows to lock them", () => {
    expect(problemsOf(catalog, { ...seen, status: 409, statements: [`update "bookings"`] })).toEqual([]);
    expect(problemsOf(catalog, { ...seen, statements: [`select 1 from "bookings" for update skip locked`] })).toEqual(
      [],
    );
  });
});
