import { describe, expect, it } from "vitest";
import { tillOddities, type TillUse } from "./oddities.ts";

const every = (count: number, stepMs: number, undone = 0): TillUse[] =>
  Array.from({ length: count }, (_, n) => ({ atMs: n * stepMs, isUndone: n < undone, voucherId: n + 1 }));
const kindsOf = (uses: readonly TillUse[]) => tillOddities(uses).map(({ kind, count }) => `${kind} ${count}`);

describe("a till", () => {
  it.each([
    ["nothing", [], []],
    ["a busy counter: six a minute for nine minutes", every(54, 10_000), []],
    ["nine in a minute", every(9, 6000), []],
    ["ten in a minute", every(10, 6000), ["till_minute 10"]],
    ["ten in exactly a minute and a bit", every(10, 6667), []],
    ["one a minute all day", every(600, 60_000), ["till_hour 60"]],
    ["59 in an hour", every(59, 60_000), []],
    ["four undone of four", every(4, 600_000, 4), []],
    ["five undone of fifteen", every(15, 600_000, 5), ["till_undo 5"]],
    ["five undone of sixteen", every(16, 600_000, 5), []],
    ["everything at once", every(60, 100, 60), ["till_minute 60", "till_hour 60", "till_undo 60"]],
  ])("%s", (_, uses, kinds) => expect(kindsOf(uses)).toEqual(kinds));

  it("says when it was most, and the last voucher of it, whatever the order", () => {
    const quiet = every(3, 600_000).map((use) => ({ ...use, voucherId: 900 }));
    const burst = every(11, 1000).map((use) => ({ ...use, atMs: use.atMs + 10_000_000 }));
    expect(tillOddities([...burst.toReversed(), ...quiet])).toEqual([
      { kind: "till_minute", count: 11, sinceMs: 10_000_000, untilMs: 10_010_000, voucherId: 11 },
    ]);
  });
});
