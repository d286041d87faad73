import type { EngineJob } from "#measurement/job-types";
import type { MeasurementMethod, QualityReason } from "@treadclub/contract/measurement/states";
import type { reading } from "@treadclub/contract/common/own-reading";
import type { TreadDepths } from "@treadclub/rules";
import type { z } from "zod";

/** What the driver read with a gauge or a coin, as it was handed in. */
export type Reading = z.output<typeof reading>;

/** Depths in millimetres as read by a person or a program, and the uncertainty of each. */
export interface DepthsRead {
  readonly depths: TreadDepths;
  readonly uncertaintyMm: number;
  readonly method: MeasurementMethod;
}

/** One tyre whose photos have just been handed in. */
export interface HandedIn {
  readonly measurementId: number;
  /** The integrator's own word for the session. */
  readonly reference: string | null;
  /** always: a person confirms every reading; unsure: only one whose interval holds the legal minimum. */
  readonly confirm: "always" | "unsure";
  readonly read: DepthsRead | null;
}

/** What becomes of it. */
export type Next =
  /** A person reads the photos. */
  | { readonly kind: "wait" }
  /** A job of this name answers it soon; its data is `{ id }`. */
  | { readonly kind: "later"; readonly job: EngineJob }
  /** The depths are shown, and a person confirms them. */
  | { readonly kind: "read"; readonly read: DepthsRead }
  | { readonly kind: "complete"; readonly read: DepthsRead }
  | { readonly kind: "fail"; readonly reasons: readonly QualityReason[] };

/** What judges the photos of a key. Pure: whoever asks writes down what it answers. */
export interface Engine {
  /** False where the photos are taken somewhere else. */
  readonly takesPhotos: boolean;
  afterHandIn(given: HandedIn): Next;
}
