import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isNewBuildReady, laterBuild, startBuildCheck } from "./build-check.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  laterBuild();
});

const served = (answer: () => Response): ReturnType<typeof vi.fn> => {
  const fetched = vi.fn<() => Promise<Response>>(async () => answer());
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

it("asks every 10 seconds while the build is the same", async () => {
  const fetched = served(() => Response.json({ build_number: "a1" }));
  const lines: string[] = [];
  const stop = startBuildCheck("a1", (line) => lines.push(line));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(fetched).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(20_001);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(lines).toEqual([]);
  expect(isNewBuildReady()).toBe(false);
  stop();
});

it("logs a mismatch, stops, and offers the new version", async () => {
  const fetched = served(() => Response.json({ build_number: "b2" }));
  const lines: string[] = [];
  startBuildCheck("a1", (line) => lines.push(line));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(lines).toEqual(["invalid build version: a1 runs, b2 is there"]);
  expect(isNewBuildReady()).toBe(true);
});

it.each([
  ["a missing file", () => new Response("", { status: 404 })],
  ["no JSON", () => new Response("<html>")],
])("logs a failure and stops: %s", async (_, answer) => {
  const fetched = served(answer);
  const lines: string[] = [];
  startBuildCheck("a1", (line) => lines.push(line));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^build check failed/);
  expect(isNewBuildReady()).toBe(false);
});
