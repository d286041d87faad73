import { throwIfAborted } from "./errors.ts";
import {
  getWorkflowResults,
  type Key,
  type MeasurementStatus,
  type ResultsOptions,
  ScanError,
  type SessionResults,
} from "./index.ts";
import { baseOf, lasting } from "./page.ts";
import { readStream } from "./stream.ts";

export type WatchOptions = Omit<ResultsOptions<SessionResults>, "pollingRetries" | "retry">;

const usuallyPending: readonly MeasurementStatus[] = ["unknown", "waiting_for_images", "processing"];
const reopenMs = 3000;
/** Streams in a row that told nothing; afterwards it polls. */
const mostSilent = 3;

/**
 * Follows a session by the service's event stream until no measurement is pending, and answers all of them. Where there is no
 * stream, or it keeps breaking off, it polls without an end; end it with `signal`. Rejects as `getWorkflowResults` does, but never
 * with 1004.
 */
export async function watchResults(key?: Key, options: WatchOptions = {}): Promise<SessionResults> {
  const { signal, pendingStatuses = usuallyPending, onStatus } = options;
  let seen = "";
  const report = (statuses: MeasurementStatus[], answer: SessionResults) => {
    if (seen !== (seen = statuses.join())) onStatus?.(statuses, answer);
  };
  const stream = await streamOf(key, options).catch(() => undefined);
  let answer: SessionResults | undefined;
  for (let silent = 0; stream && silent < mostSilent; silent++) {
    throwIfAborted(signal);
    const end = await readStream(stream.url, stream.bearer, signal, (answered) => {
      silent = 0;
      const statuses = answered.measurements.map(({ status }) => status);
      guard(() => report(statuses, answered));
      if (!statuses.some((status) => pendingStatuses.includes(status))) answer = answered;
      return answer !== undefined;
    });
    throwIfAborted(signal);
    if (answer) return answer;
    if (end === "none") break;
    await pause(signal);
  }
  const bearer = stream ? { authorize: () => stream.bearer } : key;
  return getWorkflowResults(bearer, {
    ...options,
    pendingStatuses,
    onStatus: report,
    pollingRetries: Infinity,
    retry: Infinity,
  });
}

/** Throws where something is missing: polling then says what. */
async function streamOf(key: Key | undefined, { apiBase, data, testReturnData }: WatchOptions) {
  const [token = ""] = (data ?? testReturnData)?.measurementTokens ?? [];
  const url = new URL(`instant-apps/sessions/${encodeURIComponent(token)}/events`, baseOf(apiBase));
  const bearer = (typeof key === "object" ? await key.authorize() : key) || token;
  return token ? { url, bearer } : undefined;
}

function guard(run: () => void): void {
  try {
    run();
  } catch (cause) {
    throw cause instanceof ScanError ? cause : new ScanError("NO_RESULTS", String(cause), { cause });
  }
}

async function pause(signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => lasting(reopenMs, signal, () => true, resolve));
}
