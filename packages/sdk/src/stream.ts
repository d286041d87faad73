import { toBase64 } from "./base64.ts";
import { fieldOf } from "./cast.ts";
import { textsIn } from "./shapes.ts";
import type { SessionResults } from "./types.ts";

/** `none`: it is not to be had, or over for good; `broken`: it may be opened again. */
export type StreamEnd = "none" | "broken";

/** The service sends a comment every 20 seconds; a line that is silent for longer is dead. */
const longestSilenceMs = 60_000;

/** Tells every answer of an event stream until `isEnough`, or the stream ends. Only `isEnough` may throw. */
export async function readStream(
  url: URL,
  bearer: string,
  signal: AbortSignal | undefined,
  isEnough: (answer: SessionResults) => boolean,
): Promise<StreamEnd> {
  const ending = new AbortController();
  const stop = () => ending.abort();
  signal?.addEventListener("abort", stop, { signal: ending.signal });
  let timer = setTimeout(stop, longestSilenceMs);
  try {
    const headers = { Authorization: `Bearer ${toBase64(bearer)}` };
    const response = await fetch(url, { headers, cache: "no-store", signal: ending.signal }).catch(() => undefined);
    if (!response || response.status === 429 || response.status >= 500) return "broken";
    if (!response.headers.get("content-type")?.includes("event-stream")) return "none";
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let text = "";
    for (;;) {
      const part = await reader?.read().catch(() => undefined);
      if (!part || part.done) return "broken";
      clearTimeout(timer);
      timer = setTimeout(stop, longestSilenceMs);
      const blocks = (text + decoder.decode(part.value, { stream: true })).split("\n\n");
      text = blocks.pop() ?? "";
      const end = readBlocks(blocks, isEnough);
      if (end) return end;
    }
  } finally {
    clearTimeout(timer);
    stop();
  }
}

/** Blocks of other kinds are comments and settings. */
function readBlocks(blocks: string[], isEnough: (answer: SessionResults) => boolean): StreamEnd | undefined {
  for (const block of blocks) {
    const [, event, data = ""] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
    if (event === "end") return fieldOf(parsed(data), "reason") === "failed" ? "broken" : "none";
    const answer = event === "results" ? parsed(data) : undefined;
    if (answer && textsIn(answer, "measurements", "status") && isEnough(answer)) return "none";
  }
  return undefined;
}

function parsed(data: string): SessionResults | undefined {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
