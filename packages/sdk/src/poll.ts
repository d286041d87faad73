import { abortReason, ScanError, throwIfAborted } from "./errors.ts";
import { page } from "./page.ts";
import type { MeasurementStatus, ResultsOptions } from "./types.ts";

const longestAskedWaitMs = 300_000;

type Poll<Answer> = {
  ask: () => Promise<Answer>;
  statuses: (answer: Answer) => MeasurementStatus[];
  /** True when there is nothing more to wait for; may throw. */
  isDone: (statuses: MeasurementStatus[], answer: Answer) => boolean;
  timeoutMessage: string;
};

/** Counts requests and not time: timers stand still in a page that the phone has put to sleep. */
export async function poll<Answer>(rule: Poll<Answer>, options: ResultsOptions<Answer>): Promise<Answer> {
  const { signal, onStatus, retry } = options;
  const intervalMs = clamp(options.pollingInterval, 2000, 500, 10_000);
  const most = clamp(options.pollingRetries, 100, 1, Infinity);
  const retries = retry === true ? 5 : Number(retry ?? 0);
  let seen = "";
  let failures = 0;
  for (let made = 1; ; made++) {
    let waitMs = intervalMs;
    let cause: unknown;
    try {
      const answer = await rule.ask();
      throwIfAborted(signal);
      failures = 0;
      const statuses = rule.statuses(answer);
      if (seen !== (seen = statuses.join())) onStatus?.(statuses, answer);
      if (rule.isDone(statuses, answer)) return answer;
    } catch (error) {
      if (failures >= retries) throw error;
      waitMs = waitAfter(error, failures++, intervalMs);
      cause = error;
    }
    throwIfAborted(signal);
    if (made >= most) throw new ScanError("TIMEOUT", rule.timeoutMessage, { retryable: true, cause });
    await sleep(waitMs, signal);
  }
}

/** Doubles with every failure up to ten seconds, half of it by chance, and never less than the service asks for. */
function waitAfter(error: unknown, failures: number, intervalMs: number): number {
  if (!(error instanceof ScanError) || !error.retryable) throw error;
  const askedMs = error.retryAfterMs ?? 0;
  if (askedMs > longestAskedWaitMs) throw error;
  const fullMs = Math.min(10_000, intervalMs * 2 ** failures);
  return Math.max(askedMs, fullMs * (0.5 + Math.random() / 2));
}

/** Ends at its time, at an abort, or when the page comes back and its time is over while the timer stood still. */
function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const dueMs = Date.now() + ms;
    const end = () => {
      clearTimeout(timer);
      for (const name of comingBack) page()?.removeEventListener(name, endIfDue);
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) reject(abortReason(signal));
      else resolve();
    };
    const endIfDue = () => {
      if (Date.now() >= dueMs) end();
    };
    const timer = setTimeout(end, ms);
    for (const name of comingBack) page()?.addEventListener(name, endIfDue);
    signal?.addEventListener("abort", end);
  });
}

const comingBack = ["visibilitychange", "pageshow"];

function clamp(value: number | undefined, fallback: number, low: number, high: number): number {
  const number = Number(value ?? fallback);
  return Math.min(high, Math.max(low, Number.isNaN(number) ? fallback : number));
}
