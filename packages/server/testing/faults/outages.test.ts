import { expect, it } from "vitest";
import { outagesOf, timesAfterKills } from "./outages.ts";
import type { Round } from "./round.ts";

const round: Round = {
  kind: "kill-database",
  awaySeconds: 0,
  acknowledged: 100,
  again: 1_234,
  threads: 5,
  missing: [],
  broken: [],
  recoverMs: 1_500,
  failures: [],
  descriptors: 50,
  held: [],
};

it("names the time after each kill, with median and worst", () => {
  const rounds = [round, { ...round, recoverMs: 2_500 }, { ...round, recoverMs: 500 }];
  expect(timesAfterKills(rounds).join()).toContain("| kill-database | 1.50, 2.50, 0.50 | 3 | 1.50 | 2.50 |");
});

it("shows what was held over time during the longest outage", () => {
  const held = Array.from({ length: 601 }, (_, n) => ({ atSeconds: n / 2, descriptors: 50 + (n % 3), memoryMb: 150 }));
  const away = { ...round, kind: "away" as const };
  const [outages, course] = outagesOf([
    { ...away, awaySeconds: 300, held },
    { ...away, awaySeconds: 2 },
  ]);
  expect(outages).toContain("| 2 | 1.50 | 1,234 | – | – |\n| 300 | 1.50 | 1,234 | 50.0 to 52.0 | 150 to 150 |");
  const lines = course?.split("\n") ?? [];
  expect(lines).toContain("| 0.0 | 50 | 150 |");
  expect(lines.at(-1)).toBe("| 300.0 | 50 | 150 |");
  expect(lines).toHaveLength(2 + 2 + 16);
});
