import { treadVerdict, wearPatterns, type TreadVerdict, type WearPattern } from "@treadclub/rules/verdict";
import type { Tone } from "#ui/tone.ts";
import type { Scan } from "./scan-types.ts";

export type Verdict = TreadVerdict;
export type Pattern = WearPattern;

type Judged = Pick<Scan, "minimum_mm" | "results"> & Partial<Pick<Scan, "uncertainty_mm">>;

/** What a completed scan says about the depth. */
export const verdictOf = ({ minimum_mm, uncertainty_mm = null, results }: Judged): Verdict =>
  treadVerdict({ minimumMm: minimum_mm, uncertaintyMm: uncertainty_mm, results });

/** Uneven wear that the reviewer named, with the edge it shows at when the depths tell. */
export const patternsOf = ({ results, depths }: Pick<Scan, "results" | "depths">): Pattern[] =>
  wearPatterns(results, depths && { innerMm: depths.inner_mm, middleMm: depths.middle_mm, outerMm: depths.outer_mm });

export function toneOfVerdict(verdict: Verdict, patterns: readonly Pattern[] = []): Tone {
  if (verdict === "good" && patterns.length > 0) return "soon";
  return tones[verdict];
}

const tones: Readonly<Record<Verdict, Tone>> = {
  illegal: "now",
  replace_now: "now",
  maybe_illegal: "soon",
  replace_soon: "soon",
  good: "good",
  no_verdict: "neutral",
  unread: "neutral",
};
