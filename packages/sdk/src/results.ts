import { apiUrl, ask, credential } from "./api.ts";
import { guarded, ScanError } from "./errors.ts";
import { poll } from "./poll.ts";
import { isSessionResults, isTreadResults, wrongShape } from "./shapes.ts";
import type { Key, MeasurementStatus, ResultsOptions, SessionResults, TreadResults } from "./types.ts";

/**
 * Waits until no measurement of the session is pending and answers all of them, failed ones too. Without a key the session
 * token is the credential. Rejects with 1003, 1004 ("Timeout"), 1006, 1007, 1008, 1010.
 */
export function getWorkflowResults(key?: Key, options: ResultsOptions<SessionResults> = {}): Promise<SessionResults> {
  const pending: readonly MeasurementStatus[] = options.pendingStatuses ?? ["processing"];
  return guarded("NO_RESULTS", options.signal, async () => {
    const [token] = tokensOf(options);
    const url = apiUrl(`instant-apps/sessions/${encodeURIComponent(token)}/results`, options.apiBase);
    const bearer = (await credential(key, options.signal)) || token;
    return poll(
      {
        ask: async () => {
          const answer = await ask(url, bearer, options);
          return isSessionResults(answer) ? answer : wrongShape(answer);
        },
        statuses: (answer) => answer.measurements.map((entry) => entry.status),
        isDone: (statuses) => !statuses.some((status) => pending.includes(status)),
        timeoutMessage: "Timeout",
      },
      options,
    );
  });
}

/**
 * Waits until every measurement is completed. Rejects with 1003 as soon as one failed or was aborted (`cause` is the whole
 * answer), else with 1003, 1004 ("Timout"), 1006, 1007, 1008, 1010.
 */
export function getResults(key?: Key, options: ResultsOptions<TreadResults> = {}): Promise<TreadResults> {
  const pending = options.pendingStatuses;
  const settled = (status: MeasurementStatus) => status === "completed" || (pending && !pending.includes(status));
  return guarded("NO_RESULTS", options.signal, async () => {
    const tokens = tokensOf(options);
    const url = apiUrl("mini-apps/measurement/tread-depth/results", options.apiBase);
    const bearer = (await credential(key, options.signal)) || tokens[0];
    const body = { measurement_tokens: tokens };
    return poll(
      {
        ask: async () => {
          const answer = await ask(url, bearer, options, body);
          return isTreadResults(answer) ? answer : wrongShape(answer);
        },
        statuses: (answer) => answer.results.map((entry) => entry.measurement_status),
        isDone: (statuses, answer) => {
          for (const measurementStatus of statuses)
            if (measurementStatus === "failed" || measurementStatus === "aborted")
              throw new ScanError("NO_RESULTS", "Measurement processing failed or aborted", {
                measurementStatus,
                cause: answer,
              });
          return statuses.every(settled);
        },
        timeoutMessage: "Timout",
      },
      options,
    );
  });
}

/** The measurement tokens of the return data; at least one, or 1007 tells what is missing. */
function tokensOf({ data, testReturnData }: ResultsOptions<never>): [string, ...string[]] {
  const given = data ?? testReturnData;
  if (!given)
    throw new ScanError("PARAMETERS_MISSING", "'data' is undefined and should be what getDataParameter answered");
  const [first, ...rest] = Array.isArray(given.measurementTokens) ? given.measurementTokens.filter(isToken) : [];
  if (!first)
    throw new ScanError("PARAMETERS_MISSING", "'data.measurementTokens' is empty and should name a measurement token");
  return [first, ...rest];
}

function isToken(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}
