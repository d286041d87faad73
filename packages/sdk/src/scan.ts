import {
  getDataParameter,
  type Key,
  type ReturnData,
  ScanError,
  type SessionResults,
  type StartOptions,
  startScanning,
  type TokenData,
} from "./index.ts";
import { type WatchOptions, watchResults } from "./watch.ts";

/**
 * `idle`: nothing has begun. `opening`: a session is asked for and its scanner opened. `waiting`: the photos are taken or read.
 * `completed`: `results` are final. `aborted`: the visitor left the scanner. `failed`: `error` says why.
 */
export type ScanState = "idle" | "opening" | "waiting" | "completed" | "aborted" | "failed";

export type Scan = {
  state: ScanState;
  /** The results as they are so far; final once `state` is `completed`. */
  results?: SessionResults | undefined;
  error?: ScanError | undefined;
};

type StartInput<Options> = Options extends unknown
  ? Omit<Options, "tokenData" | "exitURL" | "errorURL" | "signal">
  : never;

export type ScanOptions = StartInput<StartOptions> &
  Pick<WatchOptions, "pendingStatuses" | "pollingInterval" | "data"> & {
    /**
     * A session of `createSession`, or a function that gets one, usually from your own server. The function is called once a
     * scan, at its start.
     */
    tokenData?: TokenData | (() => TokenData | Promise<TokenData>) | undefined;
    /** Pages to come back to. Default: this page, which then waits for the results. */
    exitURL?: string | undefined;
    errorURL?: string | undefined;
    /** Credential to ask for results with. Default: the session's own token. */
    key?: Key | undefined;
  };

/** One scan after another in a page, from its start to its results. `report` is called at every change. */
export type ScanRunner = {
  /** Opens the scanner. While a scan is under way it opens that one's once more. */
  start: (options: ScanOptions) => Promise<void>;
  /** Goes on with the scan that this page was opened for, if it was: with `data` of the options or the page's address. */
  resume: (options: ScanOptions) => Promise<void>;
  /** Ends requests and timers, and reports nothing more. The next `start` or `resume` takes up the same scan. */
  stop: () => void;
};

export const createScanRunner = (report: (scan: Scan) => void): ScanRunner => {
  let ending = new AbortController();
  let session: Promise<TokenData | undefined> | undefined;
  let returned: ReturnData | undefined;

  const run = async (work: (signal: AbortSignal) => Promise<void>) => {
    ending.abort();
    ending = new AbortController();
    const { signal } = ending;
    try {
      await work(signal);
    } catch (cause) {
      if (signal.aborted) return;
      session = returned = undefined;
      report({ state: "failed", error: asScanError(cause) });
    }
  };

  const follow = async (options: ScanOptions, data: ReturnData, signal: AbortSignal) => {
    report({ state: "waiting" });
    const onStatus = (_statuses: unknown, results: SessionResults) => report({ state: "waiting", results });
    const { key, apiBase, pendingStatuses, pollingInterval } = options;
    const wanted = { apiBase, pollingInterval, data, signal, onStatus, ...(pendingStatuses && { pendingStatuses }) };
    const results = await watchResults(key, wanted);
    session = returned = undefined;
    report({ state: "completed", results });
  };

  return {
    start: (options) =>
      run(async (signal) => {
        report({ state: "opening" });
        const { tokenData: given, exitURL = here(), errorURL = exitURL, ...others } = options;
        session ??= Promise.resolve(typeof given === "function" ? given() : given);
        const tokenData = await session;
        if (signal.aborted) return;
        if (!tokenData) throw new ScanError("PARAMETERS_MISSING", noTokenData);
        returned = startScanning({ ...others, tokenData, exitURL, errorURL, signal });
        await follow(options, returned, signal);
      }),
    resume: (options) =>
      run(async (signal) => {
        returned ??= options.data ?? takeReturnData();
        if (!returned) return session && report({ state: "idle" });
        if (returned.outcome === "aborted") return report({ state: "aborted" });
        await follow(options, returned, signal);
      }),
    stop: () => ending.abort(),
  };
};

const here = (): string => window.location.href;

const noTokenData = "'tokenData' is undefined and should be the answer of createSession or getToken";

const asScanError = (cause: unknown): ScanError =>
  cause instanceof ScanError ? cause : new ScanError("CONNECTION_ERROR", String(cause), { cause });

/** Takes the return data out of the page's address, whose `data` may as well be the page's own. */
const takeReturnData = (): ReturnData | undefined => {
  try {
    const data = getDataParameter();
    if (!data.measurementTokens) return undefined;
    const address = new URL(here());
    address.searchParams.delete("data");
    window.history.replaceState(window.history.state, "", address);
    return data;
  } catch {
    return undefined;
  }
};
