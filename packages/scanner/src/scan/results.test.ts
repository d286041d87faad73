import { expect, it } from "vitest";
import { depthOfMm, resultOf } from "#scanner/testing/views.ts";
import { hasDepths, isSettled, pollDelayMs } from "./results.ts";

it("asks every 2 seconds at first and every 15 in the end", () => {
  const steady = (asked: number): number => pollDelayMs(asked, () => 0.5);
  expect(steady(0)).toBe(2000);
  expect(steady(4)).toBeGreaterThan(5000);
  expect(steady(40)).toBe(15_000);
  expect(pollDelayMs(40, () => 0)).toBe(12_750);
  expect(pollDelayMs(40, () => 1)).toBe(17_250);
});
it("is settled when nothing changes by itself any more", () => {
  for (const status of ["completed", "aborted", "failed"] as const) expect(isSettled({ status })).toBe(true);
  for (const status of ["unknown", "processing", "result_ready"] as const) expect(isSettled({ status })).toBe(false);
});
it("shows depths only where there are any, and never before they are read", () => {
  const regions = [{ ...depthOfMm(2.5), place: "inner" as const }];
  expect(hasDepths(resultOf(1, { status: "completed", regions }))).toBe(true);
  expect(hasDepths(resultOf(1, { status: "result_ready", regions }))).toBe(true);
  expect(hasDepths(resultOf(1, { status: "processing", regions }))).toBe(false);
  expect(hasDepths(resultOf(1, { status: "completed", regions: [] }))).toBe(false);
  expect(hasDepths(resultOf(1, { status: "completed", regions: [{ ...depthOfMm(null), place: null }] }))).toBe(false);
});
