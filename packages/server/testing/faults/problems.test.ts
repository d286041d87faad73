import { expect, it } from "vitest";
import { problemsOf } from "./problems.ts";
import type { Round } from "./round.ts";

const round: Round = {
  kind: "cut",
  awaySeconds: 0,
  acknowledged: 100,
  again: 3,
  threads: 5,
  missing: [],
  broken: [],
  recoverMs: 20,
  failures: [],
  descriptors: 50,
  held: [],
};
const mails = { messages: 20, again: 1, broken: [] };

it("has nothing to say of a run that only repeated messages", () => {
  expect(problemsOf({ rounds: [round], unsent: 0, mails })).toEqual([]);
});

it.each([
  ["an answer of 500", { rounds: [{ ...round, failures: ["POST /api/v1/uploads: 500"] }], unsent: 0, mails }],
  ["a write that is missing", { rounds: [{ ...round, missing: ["anna"] }], unsent: 0, mails }],
  ["an invariant", { rounds: [{ ...round, broken: ["bays: 1 rows"] }], unsent: 0, mails }],
  ["no write in time", { rounds: [{ ...round, recoverMs: null }], unsent: 0, mails }],
  ["a message that was not sent", { rounds: [round], unsent: 1, mails }],
  ["a message with two ids", { rounds: [round], unsent: 0, mails: { ...mails, broken: ["1, 2"] } }],
])("names %s", (_, outcome) => {
  expect(problemsOf(outcome)).toHaveLength(1);
});
