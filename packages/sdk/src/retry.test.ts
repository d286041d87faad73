import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { completed, type Doing, fakeApi, processing } from "#testing/fake-api";
import { failureOf, rejectionOf } from "#testing/failure-of";
import { openPage } from "#testing/fake-page";
import { getWorkflowResults } from "./index.ts";

const data = { measurementTokens: ["t1"] };
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("retry", () => {
  const busy: Doing = { status: 503, json: {} };
  const call = (options: object) => getWorkflowResults("key", { data, ...options });

  it.each([busy, "offline" as const])("is off by default: %j ends the call", async (doing) => {
    const { asked } = fakeApi(processing, doing);
    const failure = failureOf(() => call({}));
    await vi.advanceTimersByTimeAsync(2000);
    expect((await failure).code).toBe(1006);
    expect(asked).toHaveLength(2);
  });

  it("waits longer and longer, half of it by chance", async () => {
    vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(0.999).mockReturnValueOnce(0);
    const { asked } = fakeApi(busy, "offline", busy, completed);
    const answer = call({ retry: 3 });
    for (const ms of [1000, 3998, 4000]) {
      const before = asked.length;
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(asked).toHaveLength(Math.max(1, before));
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(Math.max(1, before) + 1);
    }
    await answer;
  });

  it("waits ten seconds at most by itself", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const { asked } = fakeApi(busy);
    const failure = failureOf(() => call({ retry: 50, pollingRetries: 7 }));
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
    expect(asked).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failure).toMatchObject({ code: 1004, cause: { status: 503 } });
    expect(asked).toHaveLength(7);
  });

  it("counts failures in a row", async () => {
    const { asked } = fakeApi(busy, processing, busy, processing, busy, busy);
    const failure = failureOf(() => call({ retry: 1 }));
    await vi.advanceTimersByTimeAsync(minute);
    expect(await failure).toMatchObject({ code: 1006, status: 503 });
    expect(asked).toHaveLength(6);
  });

  it.each([
    ["7", 7000],
    ["0", 2000],
    ["-3", 2000],
    ["soon", 2000],
    [new Date(Date.UTC(2026, 10, 21, 10, 0, 9)).toUTCString(), 9000],
    [new Date(Date.UTC(2026, 10, 21, 9)).toUTCString(), 2000],
    ["300", 300_000],
  ])("honours Retry-After: %s", async (header, ms) => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 10));
    vi.spyOn(Math, "random").mockReturnValue(1);
    const { asked } = fakeApi({ status: 429, json: {}, headers: { "retry-after": header } }, completed);
    const answer = call({ retry: 1 });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
  });

  it("does not sit out an hour", async () => {
    fakeApi({ status: 429, json: {}, headers: { "retry-after": "3600" } });
    await expect(failureOf(() => call({ retry: 9 }))).resolves.toMatchObject({
      code: 1006,
      retryable: true,
      retryAfterMs: 3_600_000,
    });
  });

  it.each([
    [{ status: 401, json: {} }, 1006],
    [{ status: 403, json: {} }, 1010],
    [{ status: 404, json: {} }, 1006],
    [{ text: "<html>" }, 1008],
    [{ json: {} }, 1003],
  ])("does not ask again after %j", async (doing, code) => {
    const { asked } = fakeApi(doing);
    expect((await failureOf(() => call({ retry: 9 }))).code).toBe(code);
    expect(asked).toHaveLength(1);
  });

  it("ends by an abort in the wait", async () => {
    const { asked } = fakeApi(busy);
    const controller = new AbortController();
    const answer = rejectionOf(call({ retry: 9, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    controller.abort("left");
    await expect(answer).resolves.toBe("left");
    await vi.advanceTimersByTimeAsync(minute);
    expect(asked).toHaveLength(1);
  });
});
