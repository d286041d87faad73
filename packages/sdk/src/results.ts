import { apiUrl, ask, credential } from "./api.ts";
import { asChecked, fieldOf } from "./cast.ts";
import { guarded, ScanError } from "./errors.ts";
import { poll } from "./poll.ts";
import { isText, textsIn, wrongShape } from "./shapes.ts";
import type { Key, MeasurementStatus, ResultsOptions, SessionResults, TreadResults } from "./types.ts";

/**
 * Waits until no measurement of the session is pending and answers all of them, failed ones too. Without a key the session
 * token is the credential. Rejects with 1003, 1004 ("Timeout"), 1006, 1007, 1008, 1010.
 */
export function getWorkflowResults(key?: Key, options: ResultsOptions<SessionResults> = {}): Promise<SessionResults> {
  const pending: readonly MeasurementStatus[] = options.pendingStatuses ?? ["processing"];
  return guarded("NO_RESULTS", options.signal, async () => {
    const [token = ""] = tokensOf(options);
    const url = apiUrl(`instant-apps/sessions/${encodeURIComponent(token)}/results`, options.apiBase);
    const bearer = (await credential(key)) || token;
    return poll(
      async () => asChecked<SessionResults>(await ask(url, bearer, options)),
      (answer) => statusesOf(answer, "measurements", "status"),
      (statuses) => !statuses.some((status) => pending.includes(status)),
      "Timeout",
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
  return guarded("NO_RESULTS", options.signal, async () => {
    const tokens = tokensOf(options);
    const url = apiUrl("mini-apps/measurement/tread-depth/results", options.apiBase);
    const bearer = (await credential(key)) || tokens[0] || "";
    return poll(
      async () => asChecked<TreadResults>(await ask(url, bearer, options, { measurement_tokens: tokens })),
      (answer) => statusesOf(answer, "results", "measurement_status"),
      (statuses, cause) => {
        const measurementStatus = statuses.find((status) => status === "failed" || status === "aborted");
        if (measurementStatus)
          throw new ScanError("NO_RESULTS", "Measurement processing failed or aborted", { measurementStatus, cause });
        return statuses.every((status) => (pending ? !pending.includes(status) : status === "completed"));
      },
      "Timout",
      options,
    );
  });
}

/** Nothing to tell is 1003, something else than promised is 1008. */
function statusesOf(answer: unknown, list: string, field: string): string[] {
  const statuses = textsIn(answer, list, field);
  if (statuses?.length) return statuses;
  if (!statuses && fieldOf(answer, list)) throw wrongShape(answer);
  throw new ScanError("NO_RESULTS", "No data returned from API", { cause: answer });
}

/** The measurement tokens of the return data; at least one. */
function tokensOf({ data, testReturnData }: ResultsOptions<never>): string[] {
  const tokens: unknown = (data ?? testReturnData)?.measurementTokens;
  if (Array.isArray(tokens) && tokens[0] && tokens.every(isText)) return tokens;
  const why = "'data' with its measurementTokens is undefined and should be the answer of getDataParameter";
  throw new ScanError("PARAMETERS_MISSING", why);
}
