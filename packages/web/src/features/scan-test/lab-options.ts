import type { TyrePosition } from "@treadclub/sdk";
import type { FormErrors } from "#ui/form-errors.ts";

/** What somebody tries: the options of the SDK that show a difference. */
export interface LabOptions {
  /** `session`: createSession. `token`: getToken. */
  readonly beginWith: string;
  readonly workflow: string;
  readonly positions: readonly string[];
  readonly reference: string;
  readonly launch: string;
  readonly showResults: boolean;
  /** `session`: getWorkflowResults. `tread`: getResults. */
  readonly results: string;
  /** `spec`: the SDK's own. `photos`: also until the photos are there. */
  readonly waitFor: string;
  readonly intervalMs: number | null;
  readonly retries: number | null;
}

export const positionCodes = ["fl", "fr", "rl", "rr"] as const satisfies readonly TyrePosition[];
export const launches = ["auto", "web", "newTab", "handoff"] as const;

export const firstOptions: LabOptions = {
  beginWith: "session",
  workflow: "2",
  positions: [],
  reference: "",
  launch: "web",
  showResults: true,
  results: "session",
  waitFor: "photos",
  intervalMs: 2000,
  retries: 100,
};

type NumberProblem = (low: number, high: number) => string;

export function optionProblems(options: LabOptions, between: NumberProblem): FormErrors<LabOptions> {
  const outside = (value: number | null, low: number, high: number): string | undefined =>
    value !== null && Number.isInteger(value) && value >= low && value <= high ? undefined : between(low, high);
  return {
    intervalMs: outside(options.intervalMs, 500, 10_000),
    retries: outside(options.retries, 1, 1000),
  };
}

/** What `createSession` is told beside the key. */
export function sessionOf({ workflow, positions, reference }: LabOptions) {
  const chosen = positionCodes.filter((code) => positions.includes(code));
  const wanted = workflow === "2" ? chosen.slice(0, 1) : chosen;
  return {
    workflow: workflow === "3" ? ("3" as const) : ("2" as const),
    ...(wanted.length > 0 && { positions: wanted }),
    ...(reference.trim() !== "" && { reference: reference.trim() }),
  };
}

const untilPhotos = ["unknown", "waiting_for_images", "processing", "result_ready"] as const;

/** How results are waited for. */
export const pollOf = ({ waitFor, intervalMs, retries }: LabOptions) => ({
  pollingInterval: intervalMs ?? 2000,
  pollingRetries: retries ?? 100,
  ...(waitFor === "photos" && { pendingStatuses: untilPhotos }),
});
