import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLive } from "./live.ts";
import { queryClient } from "./query-client.ts";
import { endSession, startSession } from "./stored-session.ts";
import { user } from "./testing/user.ts";

describe("followLive", () => {
  const isStale = (name: string): boolean | undefined => queryClient.getQueryState([name, {}])?.isInvalidated;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    startSession("token", user);
    for (const name of ["getScanById", "getMemberQuotes"]) queryClient.setQueryData([name, {}], {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    queryClient.clear();
    endSession("signed_out");
  });

  it("reads the answers again that a change concerns, however the stream is cut", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const sent: RequestInit[] = [];
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      sent.push(init);
      return new Response(readable, { status: 200 });
    });
    const stop = new AbortController();
    const following = followLive(stop.signal);
    const writer = writable.getWriter();
    const bytes = new TextEncoder().encode(': hello\n\nevent: change\ndata: {"topic":"scan","id":5}\n\n');
    await writer.write(bytes.slice(0, 30));
    expect(isStale("getScanById")).toBe(false);
    await writer.write(bytes.slice(30));
    await vi.waitFor(() => expect(isStale("getScanById")).toBe(true));
    expect(isStale("getMemberQuotes")).toBe(false);
    expect(new Headers(sent[0]?.headers).get("authorization")).toBe("Bearer token");
    stop.abort();
    await writer.close().catch(() => undefined);
    await following;
  });

  it("asks for everything again, and again later, while there is no stream", async () => {
    const asked = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError("offline")));
    vi.stubGlobal("fetch", asked);
    const stop = new AbortController();
    const following = followLive(stop.signal);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isStale("getMemberQuotes")).toBe(true);
    const times = asked.mock.calls.length;
    expect(times).toBeGreaterThan(3);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(asked.mock.calls.length).toBe(times + 1);
    stop.abort();
    await following;
  });

  it("gives up a connection that has died silently", async () => {
    const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
      (_, init) =>
        new Promise((_resolve, reject) => init.signal?.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    vi.stubGlobal("fetch", asked);
    const stop = new AbortController();
    const following = followLive(stop.signal);
    await vi.advanceTimersByTimeAsync(49_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveBeenCalledTimes(2);
    stop.abort();
    await following;
  });
});
