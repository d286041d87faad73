import { createHash } from "node:crypto";
import { qualityReasons, type QualityReason } from "@treadclub/contract/measurement/states";
import type { DepthsRead, Engine, HandedIn, Next } from "./port.ts";

export const sandboxJob = "sandbox-result";
const failing = "sandbox_fail_";

/** Answers sandbox keys by itself, soon; nobody looks at the photos. */
export const sandboxEngine: Engine = { takesPhotos: true, afterHandIn: () => ({ kind: "later", job: sandboxJob }) };

/**
 * The result of a sandbox measurement: what the driver read, else made up from its id, the same at every try.
 * A session whose reference is `sandbox_fail_<reason>` fails with that reason.
 */
export function sandboxResult({ measurementId, reference, read }: Omit<HandedIn, "confirm">): Next {
  const reason = failureOf(reference);
  if (reason !== null) return { kind: "fail", reasons: [reason] };
  return { kind: "complete", read: read === null ? madeUp(measurementId) : { ...read, method: "sandbox" } };
}

function failureOf(reference: string | null): QualityReason | null {
  if (!reference?.startsWith(failing)) return null;
  const wanted = reference.slice(failing.length);
  return qualityReasons.find((reason) => reason === wanted) ?? null;
}

/** From 1.2 to 7.5 mm in the middle, up to a millimetre less at an edge. */
function madeUp(measurementId: number): DepthsRead {
  const dice = createHash("sha256").update(`sandbox ${measurementId}`).digest();
  const middleMm = tenths(1.2 + (dice.readUInt16BE(0) % 64) / 10);
  const edge = (at: number): number => tenths(middleMm - (dice.readUInt8(at) % 11) / 10);
  return {
    depths: { innerMm: edge(2), middleMm, outerMm: edge(3) },
    uncertaintyMm: 0.5,
    method: "sandbox",
  };
}

const tenths = (mm: number): number => Math.round(mm * 10) / 10;
