import { depthVerdict, minimumMm, suggestResult, type TreadDepths } from "@treadclub/rules";
import type { Tone } from "#ui/tone.ts";
import type { Measurement } from "./measurement-queries.ts";

type Verdict = NonNullable<Measurement["verdict"]>;
type Wear = NonNullable<Measurement["wear_pattern"]>;

/** What goes out to an integrator for these depths. */
export interface Preview {
  readonly minimumMm: number;
  /** Either way. */
  readonly uncertaintyMm: number;
  readonly verdict: Verdict;
  readonly wear: Wear;
}

/** How far a depth that a person read from photos may be off. */
const reviewUncertaintyMm = 0.5;

/** As the service will answer it: what is handed on unchanged keeps the interval that it came with. */
export function previewOf(depths: TreadDepths, read: Pick<Measurement, "depths" | "uncertainty_mm">): Preview {
  const least = minimumMm(depths);
  const uncertaintyMm = isUnchanged(depths, read.depths)
    ? (read.uncertainty_mm ?? reviewUncertaintyMm)
    : reviewUncertaintyMm;
  return { minimumMm: least, uncertaintyMm, verdict: depthVerdict(least, uncertaintyMm), wear: wearOf(depths) };
}

function isUnchanged(depths: TreadDepths, read: Measurement["depths"]): boolean {
  if (read === null) return false;
  return read.inner_mm === depths.innerMm && read.middle_mm === depths.middleMm && read.outer_mm === depths.outerMm;
}

function wearOf(depths: TreadDepths): Wear {
  const suggested = suggestResult(depths);
  if (suggested.includes("wheel_alignment")) return "one_edge";
  if (!suggested.includes("pressure_check")) return "even";
  return depths.middleMm < Math.min(depths.innerMm, depths.outerMm) ? "centre" : "edges";
}

const tones: Readonly<Record<Verdict, Tone>> = {
  legal: "good",
  replace_soon: "soon",
  uncertain: "soon",
  illegal: "now",
};
export const toneOfMeasured = (verdict: Verdict): Tone => tones[verdict];

/** The depths by edge of a measurement that is judged; null where a region is missing. */
export function depthsByEdge(regions: Measurement["regions"]): TreadDepths | null {
  const at = (place: "inner" | "middle" | "outer"): number | null =>
    regions.find((region) => region.place === place)?.value_mm ?? null;
  const [innerMm, middleMm, outerMm] = [at("inner"), at("middle"), at("outer")];
  if (innerMm === null || middleMm === null || outerMm === null) return null;
  return { innerMm, middleMm, outerMm };
}
