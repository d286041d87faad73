import { expect, it } from "vitest";
import { kinds } from "./kinds.ts";
import { planRounds } from "./plan.ts";
import { openRandom } from "./random.ts";

it("mixes 100 rounds over all kinds, with 20 kills of the database and the outages that are asked for", () => {
  const plan = planRounds({ rounds: 100, kinds, awaySeconds: [2, 4, 6, 300] }, openRandom(1));
  expect(plan).toHaveLength(100);
  const timesOf = (wanted: string): number => plan.filter(({ kind }) => kind === wanted).length;
  expect(Math.min(...kinds.map(timesOf))).toBeGreaterThan(6);
  expect(timesOf("kill-database")).toBeGreaterThanOrEqual(20);
  expect(new Set(plan.slice(-20).map(({ kind }) => kind)).size).toBe(kinds.length);
  const outages = plan.filter(({ kind }) => kind === "away").map(({ awaySeconds }) => awaySeconds);
  expect(outages).toEqual(expect.arrayContaining([2, 4, 6, 300]));
  expect(outages.filter((seconds) => seconds === 300)).toHaveLength(1);
  expect(Math.min(...outages)).toBeGreaterThan(0);
});

it("has each kind once where no number of rounds is given, and each outage that is asked for", () => {
  const plan = planRounds({ rounds: null, kinds, awaySeconds: [2, 3] }, openRandom(1));
  expect(plan.map(({ kind }) => kind).toSorted()).toEqual([...kinds, "away"].toSorted());
  expect(planRounds({ rounds: 1, kinds: ["away"], awaySeconds: [300] }, openRandom(1))).toEqual([
    { kind: "away", awaySeconds: 300 },
  ]);
});
