import { readFileSync } from "node:fs";
import { callNames, catalog, type EndpointShape } from "@treadclub/contract";
import { describe, expect, it } from "vitest";
import { benchFile, countStatements, exceptions, mostOf, openTable, withTable } from "./statement-budget.ts";

const { table } = openTable();

describe("the statements of each call", () => {
  it("are written down for every call that the matrix counts", () => {
    expect(table.size).toBeGreaterThan(130);
    for (const name of table.keys()) expect(callNames).toContain(name);
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

  it("stand in docs/bench.md", () => {
    const page = readFileSync(benchFile, "utf8");
    expect(page).toBe(withTable(page, table));
  });

  it("are counted without those in front and the ends of transactions", () => {
    const all = ["/* gate */ select 1", "begin", "select 2", "insert into x", "commit"];
    expect(countStatements(all)).toEqual({ gate: 1, statements: 2 });
  });
});
