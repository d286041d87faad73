import type { MeasurementStatus } from "@treadclub/sdk";
import { tabStore } from "#kit/storage.ts";
import { asTrial } from "./cast.ts";
import type { LabStep, ErrorFields, Trial } from "./lab-trial.ts";
import type { Exchange } from "./wire-tap.ts";

export type LabEvent =
  | { readonly kind: "clear" }
  | { readonly kind: "add"; readonly step: LabStep }
  /** A request was made while results are waited for. */
  | { readonly kind: "asked"; readonly exchange: Exchange }
  | { readonly kind: "statuses"; readonly statuses: readonly MeasurementStatus[] }
  | { readonly kind: "over"; readonly error: ErrorFields | null };

export const newPoll: LabStep = {
  kind: "poll",
  requests: 0,
  changes: [],
  exchange: null,
  hasEnded: false,
  error: null,
};

export function labSteps(steps: readonly LabStep[], event: LabEvent): readonly LabStep[] {
  switch (event.kind) {
    case "clear":
      return [];
    case "add":
      return [...steps, event.step];
    case "asked":
      return changePoll(steps, (poll) => ({ ...poll, requests: poll.requests + 1, exchange: event.exchange }));
    case "statuses":
      return changePoll(steps, (poll) => ({ ...poll, changes: [...poll.changes, event.statuses] }));
    case "over":
      return changePoll(steps, (poll) => ({ ...poll, hasEnded: true, error: event.error }));
  }
}

type Poll = Extract<LabStep, { kind: "poll" }>;

/** The last one that waits is meant. */
function changePoll(steps: readonly LabStep[], change: (poll: Poll) => Poll): readonly LabStep[] {
  const at = steps.findLastIndex((step) => step.kind === "poll");
  return steps.map((step, index) => (index === at && step.kind === "poll" ? change(step) : step));
}

const keptName = "scan-test";

/** Keeps the trial while the scanner is open in this tab. */
export const keepTrial = (trial: Trial): void => tabStore.set(keptName, JSON.stringify(trial));

/** What this tab did before it left for the scanner. */
export function keptTrial(): Trial | null {
  try {
    return asTrial(JSON.parse(tabStore.get(keptName) ?? "null"));
  } catch {
    return null;
  }
}
