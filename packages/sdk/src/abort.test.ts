import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { completed, fakeApi, processing, treadCompleted, treadPending } from "#testing/fake-api";
import { rejectionOf } from "#testing/failure-of";
import { openPage } from "#testing/fake-page";
import { getResults, getWorkflowResults } from "./index.ts";

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

describe.each([
  { name: "getWorkflowResults", call: getWorkflowResults, waiting: processing, done: completed },
  { name: "getResults", call: getResults, waiting: treadPending, done: treadCompleted },
])("$name", ({ call, waiting, done }) => {
  it("ends by an abort before it begins", async () => {
    const { asked } = fakeApi(waiting);
    await expect(call("key", { data, signal: AbortSignal.abort("gone") })).rejects.toBe("gone");
    expect(asked).toHaveLength(0);
  });

  it("asks nobody for a key after an abort", async () => {
    const authorize = vi.fn<() => string>();
    await expect(call({ authorize }, { data, signal: AbortSignal.abort("gone") })).rejects.toBe("gone");
    expect(authorize).not.toHaveBeenCalled();
  });

  it("ends by an abort during the request", async () => {
    const { asked } = fakeApi("silent");
    await endsByAbort(asked, 100);
  });

  it("ends by an abort in the wait", async () => {
    const { asked } = fakeApi(waiting);
    await endsByAbort(asked, 1000);
  });

  it.each([
    ["pending", waiting],
    ["done", done],
  ])("ends by an abort between, when it is %s", async (_name, doing) => {
    const { asked } = fakeApi(doing);
    const controller = new AbortController();
    const onStatus = () => controller.abort("left");
    await expect(call("key", { data, signal: controller.signal, onStatus })).rejects.toBe("left");
    await vi.advanceTimersByTimeAsync(minute);
    expect(asked).toHaveLength(1);
  });

  it("ends by an abort that crosses the answer, and tells no status any more", async () => {
    const controller = new AbortController();
    const onStatus = vi.fn<() => void>();
    vi.stubGlobal("fetch", async () => {
      controller.abort("left");
      return new Response(JSON.stringify(done.json));
    });
    await expect(call("key", { data, signal: controller.signal, onStatus })).rejects.toBe("left");
    expect(onStatus).not.toHaveBeenCalled();
  });

  it("throws an AbortError where the browser knows no reasons yet", async () => {
    fakeApi(waiting);
    const controller = new AbortController();
    Object.defineProperty(controller.signal, "reason", { value: undefined });
    const answer = rejectionOf(call("key", { data, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    await expect(answer).resolves.toMatchObject({ name: "AbortError" });
  });

  async function endsByAbort(asked: unknown[], afterMs: number): Promise<void> {
    const controller = new AbortController();
    const reason = new Error("left");
    const answer = rejectionOf(call("key", { data, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(afterMs);
    controller.abort(reason);
    await expect(answer).resolves.toBe(reason);
    await vi.advanceTimersByTimeAsync(minute);
    expect(asked).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  }
});
