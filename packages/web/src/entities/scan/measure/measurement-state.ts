import type { Translate } from "@treadclub/texts";
import type { Tone } from "#ui/tone.ts";
import type { MeasurementStatus } from "./measurement-types.ts";

/**
 * Where a measurement of several tyres stands. `unknown`: nobody has opened the scanner. `open`: photos are missing.
 * `reading`: all photos are there. `ended`: nothing more will come.
 */
export type MeasurementPhase = "unknown" | "open" | "reading" | "ended";

type WithStatus = { readonly status: MeasurementStatus };

export function phaseOf(tyres: readonly WithStatus[]): MeasurementPhase {
  const missing = tyres.filter(isMissing);
  if (missing.length > 0) return tyres.every(({ status }) => status === "unknown") ? "unknown" : "open";
  return tyres.every(hasEnded) ? "ended" : "reading";
}

/** No photos of this tyre have been handed in yet, and they still can be. */
export const isMissing = ({ status }: WithStatus): boolean => pendingPhotos.includes(status);
/** Nothing about this tyre will change by itself. */
export const hasEnded = ({ status }: WithStatus): boolean => endings.includes(status);

/** What is worth waiting for on a page that follows a measurement. */
export const pendingStatuses = [
  "unknown",
  "waiting_for_images",
  "processing",
  "result_ready",
] as const satisfies readonly MeasurementStatus[];

const pendingPhotos: readonly MeasurementStatus[] = ["unknown", "waiting_for_images"];
const endings: readonly MeasurementStatus[] = ["result_and_report_ready", "completed", "aborted", "failed"];

const tones: Readonly<Record<MeasurementStatus, Tone>> = {
  unknown: "neutral",
  waiting_for_images: "waiting",
  processing: "waiting",
  result_ready: "waiting",
  result_and_report_ready: "good",
  completed: "good",
  aborted: "neutral",
  failed: "soon",
};

export const toneOfStatus = (status: MeasurementStatus): Tone => tones[status];
export const wordOfStatus = (status: MeasurementStatus, t: Translate): string => t(`scan.measure.status.${status}`);

interface OpenRow {
  readonly type: string;
  readonly state: string;
  readonly measurement_session_id: number | null;
}

/** The measurements among a list of scans that may still want photos, each once, in the order of the list. */
export function openSessionIds(scans: readonly OpenRow[]): number[] {
  const ids = scans
    .filter(({ type, state }) => type === "measurement" && (state === "processing" || state === "submitted"))
    .flatMap(({ measurement_session_id: id }) => (id === null ? [] : [id]));
  return [...new Set(ids)];
}
