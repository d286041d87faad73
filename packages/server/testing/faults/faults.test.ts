import { expect, it } from "vitest";
import { problemsOf } from "./problems.ts";
import { runFaults } from "./run.ts";

it("keeps what was acknowledged, and every invariant, while things break", async () => {
  const kinds = ["kill-database", "cut"] as const;
  const lines: string[] = [];
  const outcome = await runFaults({ rounds: null, seed: 9, awaySeconds: [], kinds }, (line) => lines.push(line));
  process.stdout.write(`${lines.join("\n")}\n`);
  expect(problemsOf(outcome)).toEqual([]);
  expect(outcome.rounds).toHaveLength(kinds.length);
  expect(outcome.mails.messages).toBeGreaterThan(0);
});
