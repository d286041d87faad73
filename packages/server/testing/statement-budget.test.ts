import { readFileSync, writeFileSync } from "node:fs";
import { callNames, catalog, type EndpointShape } from "@treadclub/contract";
import { describe, expect, it } from "vitest";
import { notCounted } from "./own-tests.ts";
import { openCallBudget, wrongOf } from "./statement-budget-calls.ts";
import { benchFile, countStatements, exceptions, mostOf, openTable, withTable } from "./statement-budget.ts";

const { table } = openTable();

describe("the statements of each call", () => {
  it("are written down for every call but those that are named, with a reason", () => {
    const wanted = callNames.filter((name) => notCounted[name] === undefined);
    expect([...table.keys()].toSorted()).toEqual(wanted.toSorted());
  });

  it.each([...table])("%s stays within its budget", (name, { statements }) => {
    expect(statements).toBeLessThanOrEqual(mostOf(name));
  });

  it("have no exception that is not needed", () => {
    for (const [name, { statements }] of table) {
      const { effect }: EndpointShape = catalog[name];
      if (exceptions[name]) expect([name, statements]).toEqual([name, exceptions[name].statements]);
      if (exceptions[name]) expect(exceptions[name].statements).toBeGreaterThan(effect === "read" ? 2 : 8);
    }
  });

  it("stand in docs/bench.md, where they are written anew once they differ", () => {
    const page = readFileSync(benchFile, "utf8");
    const wanted = withTable(page, table);
    if (page !== wanted) writeFileSync(benchFile, wanted);
    expect(page).toBe(wanted);
  });

  it("of a new call are written down as they are, up to its budget", () => {
    const rest = openTable();
    const [name] = [...rest.table.keys()].filter((one) => mostOf(one) === 8 && exceptions[one] === undefined);
    if (name === undefined) throw new Error("No write");
    rest.table.delete(name);
    expect(rest.expectedOf(name, { gate: 0, statements: 9 })).toBe(8);
    expect(rest.table.has(name)).toBe(false);
  });

  it("grow in no test of any file", () => {
    const of = (statements: number) => ({ gate: 0, statements });
    expect(wrongOf("createBooking", of(8), of(5))).toBeNull();
    expect(wrongOf("createBooking", of(9), of(5))).toBe("createBooking sends 9 statements; its budget is 8.");
    expect(wrongOf("refreshToken", of(3), of(2))).toBe("refreshToken sends 3 statements; statements.json says 2.");
    expect(wrongOf("live", of(9), undefined)).toBeNull();
    expect(wrongOf("refreshToken", of(2), undefined)).toContain("says nothing of it");
    const budget = openCallBudget();
    const eleven = Array.from({ length: 11 }, () => "select 1");
    budget.hear({ name: "createBooking", status: 409, statements: eleven, topics: [], requestId: "a" });
    budget.check();
    budget.hear({ name: "createBooking", status: 200, statements: eleven, topics: [], requestId: "b" });
    expect(() => budget.check()).toThrow("createBooking sends 11 statements");
  });

  it("are counted without those in front and the ends of transactions", () => {
    const all = ["/* gate */ select 1", "begin", "select 2", "insert into x", "commit"];
    expect(countStatements(all)).toEqual({ gate: 1, statements: 2 });
    expect(countStatements([...all, "/* notices */ select pg_notify($1, $2)"])).toEqual({ gate: 1, statements: 2 });
    const noted = ["begin", "insert into audit_log", `update "impersonations" set "looked" = 1`, "commit"];
    expect(countStatements([...all, ...noted])).toEqual({ gate: 1, statements: 2 });
  });
});
