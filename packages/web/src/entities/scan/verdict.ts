import { ADVISED_MM, LEGAL_MM } from "@treadclub/rules/tread";
import type { Tone } from "#ui/tone.ts";
import type { Scan } from "./scan-types.ts";

/** What a read scan says about the depth. `no_verdict`: a vehicle whose legal limit is another one. */
export type Verdict = "illegal" | "maybe_illegal" | "replace_now" | "replace_soon" | "good" | "no_verdict" | "unread";
export type Pattern = "inner_edge" | "outer_edge" | "edges" | "middle" | "alignment" | "pressure";

type Judged = Pick<Scan, "minimum_mm" | "results"> & Partial<Pick<Scan, "uncertainty_mm">>;

/** The law by depth first, then what the reader decided. Within its uncertainty of 1.6 mm a depth is never called legal. */
export function verdictOf({ minimum_mm, uncertainty_mm = null, results }: Judged): Verdict {
  if (minimum_mm === null) return results.length === 0 ? "unread" : byResults(results);
  if (results.length === 0) return "no_verdict";
  const leastUm = micrometres(minimum_mm);
  if (leastUm < LEGAL_MM * 1_000) return "illegal";
  if (uncertainty_mm !== null && leastUm - micrometres(uncertainty_mm) < LEGAL_MM * 1_000) return "maybe_illegal";
  if (results.includes("change_tyre")) return "replace_now";
  return leastUm < ADVISED_MM * 1_000 ? "replace_soon" : byResults(results);
}

/** Uneven wear that the reader named, with the edge it shows at when the depths tell. */
export function patternsOf({ results, depths }: Pick<Scan, "results" | "depths">): Pattern[] {
  const patterns: Pattern[] = [];
  if (results.includes("wheel_alignment")) patterns.push(lowerEdge(depths));
  if (results.includes("pressure_check")) patterns.push(lowerPart(depths));
  return patterns;
}

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

function byResults(results: Judged["results"]): Verdict {
  if (results.includes("change_tyre")) return "replace_now";
  return results.includes("recommended_change") ? "replace_soon" : "good";
}

function lowerEdge(depths: Scan["depths"]): Pattern {
  if (!depths || depths.inner_mm === depths.outer_mm) return "alignment";
  return depths.inner_mm < depths.outer_mm ? "inner_edge" : "outer_edge";
}

function lowerPart(depths: Scan["depths"]): Pattern {
  if (!depths) return "pressure";
  if (depths.middle_mm > Math.max(depths.inner_mm, depths.outer_mm)) return "edges";
  return depths.middle_mm < Math.min(depths.inner_mm, depths.outer_mm) ? "middle" : "pressure";
}

const micrometres = (mm: number): number => Math.round(mm * 1_000);
