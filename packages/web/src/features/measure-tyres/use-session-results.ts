import { getWorkflowResults, ScanError, type Measurement, type SessionResults } from "@treadclub/sdk";
import { useEffect, useState } from "react";
import { pendingStatuses } from "#entities/scan/measure/measurement-state.ts";

export interface VisitorResults {
  /** Null until the first answer. */
  readonly tyres: readonly Measurement[] | null;
  /** `slow`: asked often enough. `unreachable`: no answer, or a token that opens nothing any more. */
  readonly problem: "slow" | "unreachable" | null;
}

const apiBase = "/measurement/v1/";
const pollingInterval = 3_000;
const timeout = 1004;

/** How the tyres of a session stand, for somebody who is not signed in: the session's own token opens its results. */
export function useSessionResults(tokens: readonly string[]): VisitorResults {
  const [results, setResults] = useState<VisitorResults>({ tyres: null, problem: null });
  const asked = tokens.join(" ");
  useEffect(() => {
    if (asked === "") return undefined;
    const stop = new AbortController();
    const show = ({ measurements }: SessionResults): void => setResults({ tyres: measurements, problem: null });
    getWorkflowResults(undefined, {
      data: { measurementTokens: asked.split(" ") },
      apiBase,
      pollingInterval,
      pendingStatuses,
      retry: 5,
      signal: stop.signal,
      onStatus: (_statuses, answer) => show(answer),
    }).then(show, (error: unknown) => {
      if (stop.signal.aborted) return;
      const problem = error instanceof ScanError && error.code === timeout ? "slow" : "unreachable";
      setResults((now) => ({ ...now, problem }));
    });
    return () => stop.abort();
  }, [asked]);
  return results;
}
