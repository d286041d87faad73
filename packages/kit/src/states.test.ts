import { pgTable, text } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { canMove, defineMachine } from "./states.ts";
import { idColumn } from "./tables.ts";

const things = pgTable("things", { id: idColumn(), state: text().notNull() });
const machine = { name: "thing", table: things, initial: "new", states: ["new", "done"] } as const;

describe("defineMachine", () => {
  it("takes a table whose states are all reached", () => {
    const made = defineMachine({ ...machine, moves: { finish: { from: ["new"], to: "done", who: "anybody" } } });
    expect([canMove(made, "new", "finish"), canMove(made, "done", "finish")]).toEqual([true, false]);
  });
  it("refuses a state that cannot be reached", () => {
    expect(() =>
      defineMachine({
        ...machine,
        states: ["new", "done", "lost"],
        moves: { finish: { from: ["new"], to: "done", who: "anybody" } },
      }),
    ).toThrow(/lost cannot be reached/);
  });
  it("refuses a move to a state that is not declared", () => {
    const wrong = JSON.parse('{"from":["new"],"to":"gone","who":"anybody"}');
    expect(() =>
      defineMachine({ ...machine, moves: { finish: { from: ["new"], to: "done", who: "anybody" }, go: wrong } }),
    ).toThrow(/unknown state gone/);
  });
});
