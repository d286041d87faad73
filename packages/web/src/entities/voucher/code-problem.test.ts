import { expect, it } from "vitest";
import { codeProblem } from "./code-problem.ts";

it.each([
  ["", "missing"],
  [" - ", "missing"],
  ["AB12?", "wrong"],
  ["http://x", "wrong"],
  ["welcome10", undefined],
  ["AB2C-D3EF", undefined],
])("%j is %s", (typed, problem) => expect(codeProblem(typed)).toBe(problem));
