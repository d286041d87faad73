import type { LaunchPayload, MeasurementStatus, ReturnData, SessionResults, TreadResults } from "@treadclub/sdk";
import type { LabOptions } from "./lab-options.ts";
import type { Exchange } from "./wire-tap.ts";

/** What a function of the SDK threw. */
export interface ErrorFields {
  readonly name: string;
  readonly code: number | null;
  readonly message: string;
  readonly status: number | null;
  readonly retryable: boolean;
}

/** One step of a trial, in the order in which it happened. */
export type LabStep =
  | { readonly kind: "begin"; readonly exchange: Exchange | null; readonly error: ErrorFields | null }
  | {
      readonly kind: "launch";
      readonly payload: LaunchPayload | null;
      readonly link: string | null;
      readonly error: ErrorFields | null;
    }
  | { readonly kind: "back"; readonly data: ReturnData | null; readonly error: ErrorFields | null }
  | {
      readonly kind: "poll";
      readonly requests: number;
      readonly changes: readonly (readonly MeasurementStatus[])[];
      readonly exchange: Exchange | null;
      readonly hasEnded: boolean;
      readonly error: ErrorFields | null;
    }
  | { readonly kind: "result"; readonly answer: SessionResults | TreadResults };

/** Everything that a trial has done so far. */
export interface Trial {
  readonly options: LabOptions;
  readonly steps: readonly LabStep[];
}
