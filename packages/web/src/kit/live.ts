import { loadCallRoutes } from "./call-routes.ts";
import { refetchTopic } from "./entity-queries.ts";
import { renew, renewIfExpired } from "./renew.ts";
import { currentToken } from "./stored-session.ts";
import { watchedFetch } from "./unavailable.ts";

const pollMs = 15_000;
const firstWaitMs = 1_000;
/** The server says something at least every 20 seconds; a connection that has died says nothing. */
const silenceMs = 50_000;

/** Follows the server's changes until the signal ends: a stream, and while there is none, a look every 15 seconds. */
export async function followLive(signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    const startedMs = Date.now();
    await readUntilSilent(signal).catch(() => undefined);
    if (signal.aborted) return;
    failures = Date.now() - startedMs > pollMs ? 0 : failures + 1;
    await pause(Math.min(firstWaitMs * 2 ** failures, pollMs), signal);
    // Whatever happened without a stream is found by asking again.
    if (!signal.aborted) void refetchTopic("*");
  }
}

async function readUntilSilent(signal: AbortSignal): Promise<void> {
  const silence = new AbortController();
  const stop = (): void => silence.abort();
  const watch = { timer: setTimeout(stop, silenceMs) };
  signal.addEventListener("abort", stop);
  try {
    await readStream(silence.signal, () => {
      clearTimeout(watch.timer);
      watch.timer = setTimeout(stop, silenceMs);
    });
  } finally {
    clearTimeout(watch.timer);
    signal.removeEventListener("abort", stop);
  }
}

async function readStream(signal: AbortSignal, onSign: () => void): Promise<void> {
  await renewIfExpired();
  const token = currentToken();
  if (token === null) return;
  const { live } = await loadCallRoutes();
  const response = await watchedFetch(`/api/v1/${live.path}`, {
    signal,
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
  });
  if (response.status === 401) await renew(token);
  if (!response.ok || !response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; ;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) hear(block);
  }
}

/** One event of a text/event-stream. */
function hear(block: string): void {
  const lines = block.split("\n");
  const data = lines
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trim())
    .join("\n");
  if (data === "" || !lines.some((line) => /^event:\s*change$/.test(line))) return;
  const topic = topicOf(data);
  if (topic !== null) void refetchTopic(topic);
}

function topicOf(data: string): string | null {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === "object" && value !== null && "topic" in value ? String(value.topic) : null;
  } catch {
    return null;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
}
