import { asStatuses } from "./cast.ts";
import { ScanError, throwIfAborted } from "./errors.ts";
import { comingBack, listen } from "./page.ts";
import type { MeasurementStatus, ResultsOptions } from "./types.ts";

const longestAskedWaitMs = 300_000;
const longestBackoffMs = 10_000;

/**
 * Asks until `isDone`. `statusesOf` and `isDone` may throw. It counts requests and not time: timers stand still in a page that
 * the phone has put to sleep.
 */
export async function poll<Answer>(
  request: () => Promise<Answer>,
  statusesOf: (answer: Answer) => string[],
  isDone: (statuses: MeasurementStatus[], answer: Answer) => boolean,
  timeoutMessage: string,
  options: ResultsOptions<Answer>,
): Promise<Answer> {
  const { signal, retry = 0 } = options;
  const intervalMs = clamp(options.pollingInterval, 2000, 500, 10_000);
  const most = clamp(options.pollingRetries, 100, 1, Infinity);
  let seen = "";
  let failures = 0;
  for (let made = 1; ; made++) {
    let waitMs = intervalMs;
    let cause: unknown;
    try {
      const answer = await request();
      throwIfAborted(signal);
      failures = 0;
      const statuses = asStatuses(statusesOf(answer));
      if (seen !== (seen = statuses.join())) options.onStatus?.(statuses, answer);
      if (isDone(statuses, answer)) return answer;
    } catch (error) {
      cause = error;
      waitMs = waitAfter(error, intervalMs * 2 ** failures);
      if (failures++ >= retry) throw error;
    }
    throwIfAborted(signal);
    if (made >= most) throw new ScanError("TIMEOUT", timeoutMessage, { retryable: true, cause });
    await sleep(waitMs, signal);
  }
}

/** Half of it by chance, and never less than the service asks for; throws what cannot be waited for. */
function waitAfter(error: unknown, backoffMs: number): number {
  if (!(error instanceof ScanError && error.retryable)) throw error;
  const { retryAfterMs = 0 } = error;
  if (retryAfterMs > longestAskedWaitMs) throw error;
  return Math.max(retryAfterMs, Math.min(longestBackoffMs, backoffMs) * (0.5 + Math.random() / 2));
}

/** Ends at its time, at an abort, or when the page comes back and its time is over while the timer stood still. */
async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const dueMs = Date.now() + ms;
  const ending = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    ending.signal.addEventListener("abort", () => clearTimeout(timer));
    signal?.addEventListener("abort", () => resolve(), { signal: ending.signal });
    listen(comingBack, () => Date.now() >= dueMs && resolve(), ending.signal);
  });
  ending.abort();
  throwIfAborted(signal);
}

/** `low` is above 0, so that what is not a number becomes the fallback. */
function clamp(value: number | undefined, fallback: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value ?? fallback)) || fallback;
}
