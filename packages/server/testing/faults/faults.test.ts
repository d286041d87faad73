import { expect, it } from "vitest";
import { runFaults } from "./run.ts";

it("keeps what was acknowledged, and every invariant, while things break", async () => {
  const kinds = ["kill-database", "cut"] as const;
  const lines: string[] = [];
  const outcome = await runFaults({ rounds: 2, seed: 9, awaySeconds: null, kinds }, (line) => lines.push(line));
  process.stdout.write(`${lines.join("\n")}\n`);
  expect(outcome.rounds.flatMap(({ missing, broken }) => [...missing, ...broken])).toEqual([]);
  expect(outcome.rounds.filter(({ recoverMs }) => recoverMs === null)).toEqual([]);
  expect(outcome.unsent).toBe(0);
}, 120_000);
