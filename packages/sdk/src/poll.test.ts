import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { completed, fakeApi, processing, treadCompleted, treadPending } from "#testing/fake-api";
import { failureOf } from "#testing/failure-of";
import { type FakePage, openPage } from "#testing/fake-page";
import { getResults, getWorkflowResults } from "./index.ts";

const data = { measurementTokens: ["t1"] };
const minute = 60_000;
let page: FakePage;

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  { name: "getWorkflowResults", call: getWorkflowResults, waiting: processing, done: completed, message: "Timeout" },
  { name: "getResults", call: getResults, waiting: treadPending, done: treadCompleted, message: "Timout" },
])("$name", ({ call, waiting, done, message }) => {
  it("asks 100 times with 2000 ms between, and is 1004 then", async () => {
    const { asked } = fakeApi(waiting);
    const failure = failureOf(() => call("key", { data }));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(97 * 2000);
    expect(asked).toHaveLength(99);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toHaveLength(100);
    await expect(failure).resolves.toMatchObject({ code: 1004, name: "TIMEOUT", message, retryable: true });
    await vi.advanceTimersByTimeAsync(minute);
    expect(asked).toHaveLength(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [1, 500],
    [0, 500],
    [-5, 500],
    [499, 500],
    [500, 500],
    [3210, 3210],
    [10_000, 10_000],
    [10_001, 10_000],
    [Infinity, 10_000],
    [Number.NaN, 2000],
  ])("waits with the interval %d for %d ms", async (pollingInterval, ms) => {
    const { asked } = fakeApi(waiting, done);
    const answer = call("key", { data, pollingInterval });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await answer;
  });

  it.each([
    [1, 1],
    [3, 3],
    [0, 1],
    [-2, 1],
    [Number.NaN, 100],
  ])("makes with %d retries %d requests", async (pollingRetries, requests) => {
    const { asked } = fakeApi(waiting);
    const failure = failureOf(() => call("key", { data, pollingRetries, pollingInterval: 500 }));
    await vi.advanceTimersByTimeAsync(500 * 120);
    expect((await failure).code).toBe(1004);
    expect(asked).toHaveLength(requests);
  });
});

it("asks for as long as it is wanted, where nobody sets an end", async () => {
  const { asked } = fakeApi(...Array.from({ length: 150 }, () => processing), completed);
  const answer = getWorkflowResults("key", { data, pollingRetries: Infinity, pollingInterval: 500 });
  await vi.advanceTimersByTimeAsync(150 * 500);
  await answer;
  expect(asked).toHaveLength(151);
});

describe("a page that was asleep", () => {
  it.each(["visibilitychange", "pageshow"])("asks at once and once when it hears %s", async (event) => {
    const { asked } = fakeApi(processing, processing, completed);
    const answer = getWorkflowResults("key", { data, pollingRetries: 3 });
    await vi.advanceTimersByTimeAsync(500);
    vi.setSystemTime(Date.now() + 3 * minute);
    expect(asked).toHaveLength(1);
    page.fire(event);
    page.fire(event);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual({ measurements: [{ status: "completed" }] });
  });

  it("is not asked for more by looking away and back", async () => {
    const { asked } = fakeApi(processing, completed);
    const answer = getWorkflowResults("key", { data });
    await vi.advanceTimersByTimeAsync(1000);
    page.setHidden(true);
    page.setHidden(false);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
  });
});
