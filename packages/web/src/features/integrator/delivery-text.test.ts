import { makeTranslate } from "@treadclub/texts";
import { integrator } from "@treadclub/texts/en/integrator";
import { joinFacts, lowerFirst } from "@treadclub/texts/format";
import { expect, it } from "vitest";
import { attemptText, deliveryProblem } from "./delivery-text.ts";

const t = makeTranslate("en", [integrator]);
const format = {
  number: String,
  facts: (...parts: Parameters<typeof joinFacts>[0]) => joinFacts(parts, "en"),
  lowerFirst: (word: string) => lowerFirst(word, "en"),
};

it.each([
  [200, null, "200 in 12 ms", null],
  [500, null, "500 in 12 ms", null],
  [302, "redirect", "302 in 12 ms, redirect not followed", "Redirect not followed"],
  [410, "gone", "410 in 12 ms, your server asked us to stop", "Your server asked us to stop"],
  [null, "ECONNREFUSED", "Connection refused after 12 ms", "Connection refused"],
  [null, "SOMETHING_NEW", "No connection after 12 ms", "No connection"],
])("says of status %s and problem %s: %s", (status, problem, attempt, words) => {
  expect(attemptText({ status, problem, ms: 12 }, t, format)).toBe(attempt);
  expect(deliveryProblem({ status, problem }, t)).toBe(words);
});
