import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureOf, rejectionOf } from "#testing/failure-of";
import { openPage } from "#testing/fake-page";
import { watchResults } from "./watch.ts";

const data = { measurementTokens: ["ts 1"] };
const answer = (...list: string[]) => ({ measurements: list.map((status) => ({ status })) });
const reported = (...list: string[]) => `event: results\ndata: ${JSON.stringify(answer(...list))}\n\n`;
const ended = (reason: string) => `event: end\ndata: ${JSON.stringify({ reason })}\n\n`;

type Step = { parts: string[]; stays?: boolean } | { json: unknown; status?: number } | "offline";

/** One step a request: a stream in parts, which breaks off or stays open, an answer, or no network; the last one again and again. */
function serve(...steps: Step[]): { url: string; bearer: string | null }[] {
  const asked: { url: string; bearer: string | null }[] = [];
  vi.stubGlobal("fetch", async (url: URL, { signal, headers }: RequestInit) => {
    asked.push({ url: url.href, bearer: new Headers(headers).get("authorization") });
    const step = steps[Math.min(asked.length, steps.length) - 1] ?? "offline";
    if (step === "offline") throw new TypeError("Failed to fetch");
    if ("json" in step) return Response.json(step.json, { status: step.status ?? 200 });
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        for (const part of step.parts) stream.enqueue(new TextEncoder().encode(part));
        if (step.stays) signal?.addEventListener("abort", () => stream.error(signal.reason));
        else stream.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
  });
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("watchResults", () => {
  const events = "https://garage.example/measurement/v1/instant-apps/sessions/ts%201/events";
  const results = "https://garage.example/measurement/v1/instant-apps/sessions/ts%201/results";

  it("reads the stream until no measurement is pending, however it is cut", async () => {
    const whole = `retry: 3000\n\n${reported("unknown")}: still here\n\n${reported("unknown")}${reported("completed")}`;
    const parts = [whole.slice(0, 30), whole.slice(30, 95), whole.slice(95)];
    const asked = serve({ parts, stays: true });
    const onStatus = vi.fn<(statuses: string[]) => void>();
    await expect(watchResults(undefined, { data, onStatus })).resolves.toEqual(answer("completed"));
    expect(onStatus.mock.calls.map(([statuses]) => statuses)).toEqual([["unknown"], ["completed"]]);
    expect(asked).toEqual([{ url: events, bearer: `Bearer ${btoa("ts 1")}` }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("shows a key, asked for once, to the stream and to what follows", async () => {
    const authorize = vi.fn<() => Promise<string>>().mockResolvedValue("k");
    const asked = serve({ json: {}, status: 404 }, { json: answer("completed") });
    await watchResults({ authorize }, { data });
    expect(asked).toEqual([events, results].map((url) => ({ url, bearer: "Bearer aw==" })));
    expect(authorize).toHaveBeenCalledTimes(1);
  });

  it("opens a stream anew that broke off or failed", async () => {
    const asked = serve(
      { parts: [reported("processing")] },
      { parts: [reported("processing"), ended("failed")], stays: true },
      "offline",
      { parts: [reported("completed")] },
    );
    const onStatus = vi.fn<(statuses: string[]) => void>();
    const watched = watchResults(undefined, { data, onStatus });
    await vi.advanceTimersByTimeAsync(9000);
    await expect(watched).resolves.toEqual(answer("completed"));
    expect(asked.map(({ url }) => url)).toEqual([events, events, events, events]);
    expect(onStatus).toHaveBeenCalledTimes(2);
  });

  it("gives up a line that is silent for a minute", async () => {
    const asked = serve({ parts: [reported("processing")], stays: true }, { parts: [reported("failed")] });
    const watched = watchResults(undefined, { data });
    await vi.advanceTimersByTimeAsync(62_999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(watched).resolves.toEqual(answer("failed"));
  });

  it.each<[string, Step, number]>([
    ["there is none", { json: {}, status: 404 }, 0],
    ["the service answers JSON", { json: answer("processing") }, 0],
    ["it ends for good", { parts: [ended("refused")], stays: true }, 0],
  ])("polls where %s", async (_what, step, ms) => {
    const asked = serve(step, { json: answer("processing") }, "offline", { json: answer("completed") });
    const watched = watchResults(undefined, { data });
    await vi.advanceTimersByTimeAsync(ms + 4000);
    await expect(watched).resolves.toEqual(answer("completed"));
    expect(asked.map(({ url }) => url)).toEqual([events, results, results, results]);
  });

  it("polls when three streams in a row told nothing", async () => {
    const asked = serve("offline", "offline", { json: {}, status: 503 }, { json: answer("completed") });
    const watched = watchResults(undefined, { data });
    await vi.advanceTimersByTimeAsync(9000);
    await expect(watched).resolves.toEqual(answer("completed"));
    expect(asked.map(({ url }) => url)).toEqual([events, events, events, results]);
  });

  it("rejects as getWorkflowResults does", async () => {
    serve({ json: { code: "KEY_UNKNOWN" }, status: 401 });
    const refused = await failureOf(() => watchResults("key", { data }));
    expect(refused).toMatchObject({ code: 1006, status: 401, cause: { code: "KEY_UNKNOWN" } });
    expect((await failureOf(() => watchResults("key"))).code).toBe(1007);
    const cause = new Error("signed out");
    const authorize = () => Promise.reject(cause);
    expect(await failureOf(() => watchResults({ authorize }, { data }))).toMatchObject({ code: 1006, cause });
  });

  it("is 1003 when your own onStatus throws", async () => {
    serve({ parts: [reported("processing")], stays: true });
    const cause = new RangeError("mine");
    const onStatus = () => {
      throw cause;
    };
    expect(await failureOf(() => watchResults("key", { data, onStatus }))).toMatchObject({ code: 1003, cause });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([0, 1])("ends with the reason of an abort, and asks nothing more: %i", async (pauses) => {
    const asked = serve({ parts: [reported("processing")], stays: pauses === 0 });
    const controller = new AbortController();
    const watched = watchResults(undefined, { data, signal: controller.signal });
    const rejected = rejectionOf(watched);
    await vi.advanceTimersByTimeAsync(1000);
    const reason = new Error("left the page");
    controller.abort(reason);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await rejected).toBe(reason);
    expect(asked).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
