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
  return waitFor(
    key,
    options,
    (request, [token = ""]) => request(`instant-apps/sessions/${encodeURIComponent(token)}/results`),
    ["measurements", "status"],
    (status) => pending.includes(status),
    "Timeout",
  );
};

/**
 * Waits until every measurement is completed. Rejects with 1003 as soon as one failed or was aborted (`cause` is the whole
 * answer), else with 1003, 1004 ("Timout"), 1006, 1007, 1008, 1010.
 */
export const getResults = (key?: Key, options: ResultsOptions<TreadResults> = {}): Promise<TreadResults> => {
  const pending = options.pendingStatuses;
  return waitFor(
    key,
    options,
    (request, measurement_tokens) => request("mini-apps/measurement/tread-depth/results", { measurement_tokens }),
    ["results", "measurement_status"],
    (measurementStatus, cause) => {
      if (measurementStatus === "failed" || measurementStatus === "aborted")
        throw new ScanError("NO_RESULTS", "Measurement processing failed or aborted", { measurementStatus, cause });
      return pending ? pending.includes(measurementStatus) : measurementStatus !== "completed";
    },
    "Timout",
  );
};

/**
 * Asks with the measurement tokens of the return data until no status `isPending`, which may throw. The first token is the
 * credential where there is no key. Nothing to tell is 1003, something else than promised is 1008.
 */
const waitFor = async <Answer>(
  key: Key | undefined,
  options: ResultsOptions<Answer>,
  ask: (request: Request, tokens: string[]) => Promise<Answer>,
  [list, field]: [list: string, field: string],
  isPending: (status: MeasurementStatus, answer: Answer) => boolean,
  timeoutMessage: string,
): Promise<Answer> => {
  const tokens: unknown = (options.data ?? options.testReturnData)?.measurementTokens;
  if (!Array.isArray(tokens) || !tokens[0] || !tokens.every(isText))
    throw missing("data", "the answer of getDataParameter");
  let seen = "";
  const isDone = (answer: Answer) => {
    const statuses = textsIn<MeasurementStatus>(answer, list, field);
    if (!statuses?.length)
      throw !statuses && fieldOf(answer, list)
        ? wrongShape(answer)
        : new ScanError("NO_RESULTS", "No data returned from API", { cause: answer });
    if (seen !== (seen = statuses.join())) options.onStatus?.(statuses, answer);
    return !statuses.filter((status) => isPending(status, answer)).length;
  };
  return operate(
    "NO_RESULTS",
    key,
    options,
    (request) => poll(() => ask(request, tokens), options, isDone, timeoutMessage, longestPollPauseMs),
    tokens[0],
  );
};
