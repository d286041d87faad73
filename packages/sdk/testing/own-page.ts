import { vi } from "vitest";
import type { LaunchPayload, SessionResults, TokenData } from "../src/types.ts";

export const tokenData: TokenData = { measurement_tokens: [{ measurement_token: "ts_1" }] };

export const resultsOf = (...statuses: ("processing" | "completed")[]): SessionResults => ({
  measurements: statuses.map((status) => ({ status })),
});

/** Makes `address` that of this page. */
export const visit = (address: string): void => window.history.replaceState(null, "", address);

/** The address of a page that the scanner led back to. */
export function returnAddress(data: Partial<LaunchPayload> & { outcome?: string }): string {
  const text = Buffer.from(JSON.stringify(data)).toString("base64url");
  return `/tyres?step=1&data=${text}#end`;
}

export type StreamRequest = { url: string; signal: AbortSignal | null | undefined };

/** A service whose event streams stay open, with what was requested and a way to report results. Stands until `vi.unstubAllGlobals()`. */
export function openStreams(): { requests: StreamRequest[]; report: (results: SessionResults) => void } {
  const requests: StreamRequest[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal("fetch", async (url: URL | string, { signal, method }: RequestInit = {}) => {
    requests.push({ url: `${method ?? "GET"} ${String(url)}`, signal });
    if (method === "POST") return Response.json(tokenData);
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        streams.push(stream);
        signal?.addEventListener("abort", () => stream.error(signal.reason));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  return {
    requests,
    report: (results) => {
      const text = `event: results\ndata: ${JSON.stringify(results)}\n\n`;
      streams.at(-1)?.enqueue(new TextEncoder().encode(text));
    },
  };
}
