import { vi } from "vitest";

export type Asked = { url: string; method: string; headers: Record<string, string>; body: unknown; cache: unknown };

/** What the service does with a request: answers, fails as the network fails, or never answers. */
export type Doing =
  | { status?: number; json?: unknown; text?: string; headers?: Record<string, string> }
  | "offline"
  | "silent";

/** A scripted service: one step a request, repeating the last one. Stands until `vi.unstubAllGlobals()`. */
export function fakeApi(...doings: Doing[]): { asked: Asked[] } {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
    asked.push({
      url: url.href,
      method: init.method ?? "GET",
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      cache: init.cache,
    });
    const doing = doings[Math.min(asked.length, doings.length) - 1] ?? "silent";
    if (doing === "offline") throw new TypeError("Failed to fetch");
    if (doing === "silent") return untilAborted(init.signal);
    return new Response(doing.text ?? JSON.stringify(doing.json), {
      status: doing.status ?? 200,
      headers: doing.headers ?? {},
    });
  });
  return { asked };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("The request was aborted", "AbortError")));
  });
}

export const processing = { json: { measurements: [{ status: "processing" }] } };
export const completed = { json: { measurements: [{ status: "completed" }] } };
export const treadPending = { json: { results: [{ measurement_status: "processing" }] } };
export const treadCompleted = { json: { results: [{ measurement_status: "completed" }] } };
