import { operate, type Request } from "./api.ts";
import { fieldOf } from "./cast.ts";
import { missing, ScanError } from "./errors.ts";
import { longestPollPauseMs } from "./limits.ts";
import { poll } from "./poll.ts";
import { isText, textsIn, wrongShape } from "./shapes.ts";
import type { Key, MeasurementStatus, ResultsOptions, SessionResults, TreadResults } from "./types.ts";

/**
 * Waits until no measurement of the session is pending and answers all of them, failed ones too. Without a key the session
 * token is the credential. Rejects with 1003, 1004 ("Timeout"), 1006, 1007, 1008, 1010.
 */
export const getWorkflowResults = (
  key?: Key,
  options: ResultsOptions<SessionResults> = {},
): Promise<SessionResults> => {
  const pending: readonly MeasurementStatus[] = options.pendingStatuses ?? ["processing"];
  return withTokens(key, options, (request, [token = ""]) =>
    poll(
      () => request<SessionResults>(`instant-apps/sessions/${encodeURIComponent(token)}/results`),
      options,
      (answer) => statusesOf(answer, "measurements", "status"),
      (statuses) => !statuses.some((status) => pending.includes(status)),
      "Timeout",
      longestPollPauseMs,
    ),
  );
};

/**
 * Waits until every measurement is completed. Rejects with 1003 as soon as one failed or was aborted (`cause` is the whole
 * answer), else with 1003, 1004 ("Timout"), 1006, 1007, 1008, 1010.
 */
export const getResults = (key?: Key, options: ResultsOptions<TreadResults> = {}): Promise<TreadResults> => {
  const pending = options.pendingStatuses;
  return withTokens(key, options, (request, measurement_tokens) =>
    poll(
      () => request<TreadResults>("mini-apps/measurement/tread-depth/results", { measurement_tokens }),
      options,
      (answer) => statusesOf(answer, "results", "measurement_status"),
      (statuses, cause) => {
        const measurementStatus = statuses.find((status) => status === "failed" || status === "aborted");
        if (measurementStatus)
          throw new ScanError("NO_RESULTS", "Measurement processing failed or aborted", { measurementStatus, cause });
        return !statuses.some((status) => (pending ? pending.includes(status) : status !== "completed"));
      },
      "Timout",
      longestPollPauseMs,
    ),
  );
};

/** Nothing to tell is 1003, something else than promised is 1008. */
const statusesOf = (answer: unknown, list: string, field: string): MeasurementStatus[] => {
  const statuses = textsIn<MeasurementStatus>(answer, list, field);
  if (statuses?.length) return statuses;
  if (!statuses && fieldOf(answer, list)) throw wrongShape(answer);
  throw new ScanError("NO_RESULTS", "No data returned from API", { cause: answer });
};

/** An operation with the measurement tokens of the return data; at least one, which is the credential where there is no key. */
const withTokens = async <Answer>(
  key: Key | undefined,
  options: ResultsOptions<Answer>,
  run: (request: Request, tokens: string[]) => Promise<Answer>,
): Promise<Answer> => {
  const tokens: unknown = (options.data ?? options.testReturnData)?.measurementTokens;
  if (Array.isArray(tokens) && tokens[0] && tokens.every(isText))
    return operate("NO_RESULTS", key, options, (request) => run(request, tokens), tokens[0]);
  throw missing("data", "the answer of getDataParameter");
};
