import { ScanError, throwIfAborted } from "./errors.ts";
import { longestBackoffMs, longestSessionPauseMs } from "./limits.ts";
import { lasting } from "./page.ts";
import type { ResultsOptions } from "./types.ts";

/**
 * Asks until `isDone`, which may throw. It counts requests and not time: timers stand still in a page that the phone has put to
 * sleep.
 */
export const poll = async <Answer>(
  request: () => Promise<Answer>,
  options: ResultsOptions<Answer>,
  isDone: (answer: Answer) => boolean = () => true,
  timeoutMessage = "",
  longestPauseMs = longestSessionPauseMs,
): Promise<Answer> => {
  const { signal, retry = 0 } = options;
  // What is not a number becomes the default.
  const intervalMs = Math.min(10_000, Math.max(500, options.pollingInterval ?? 2000)) || 2000;
  const most = Math.max(1, options.pollingRetries ?? 100) || 100;
  let failures = 0;
  for (let made = 1; ; made++) {
    let waitMs = intervalMs;
    let cause: unknown;
    try {
      const answer = await request();
      throwIfAborted(signal);
      failures = 0;
      if (isDone(answer)) return answer;
    } catch (error) {
      const mayRetry = error instanceof ScanError && error.retryable && failures < retry;
      const askedMs = mayRetry ? (error.retryAfterMs ?? 0) : Infinity;
      if (askedMs > longestPauseMs) throw error;
      cause = error;
      // Half of the wait by chance, and never less than the service asks for.
      waitMs = Math.min(longestBackoffMs, intervalMs * 2 ** failures++) * (0.5 + Math.random() / 2);
      waitMs = Math.max(askedMs, waitMs);
    }
    throwIfAborted(signal);
    if (made >= most) throw new ScanError("TIMEOUT", timeoutMessage, { retryable: true, cause });
    // It ends when the page comes back, too, if its time is over and the timer stood still.
    const dueMs = Date.now() + waitMs;
    await new Promise<void>((resolve) => lasting(waitMs, signal, () => Date.now() >= dueMs, resolve));
  }
};
