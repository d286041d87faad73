import { expect, it } from "vitest";
import { isOverdue } from "./due.ts";

const at = "2026-12-21T10:00:00.000Z";

it.each([
  ["received", -1, false],
  ["received", 1, true],
  ["acknowledged", 1, false],
  ["answered", 1, false],
] as const)("a %s complaint %d ms after its day is overdue: %s", (state, ms, overdue) =>
  expect(isOverdue({ state, acknowledge_by: at }, Date.parse(at) + ms)).toBe(overdue),
);
