import { ADVISED_MM, LEGAL_MM, type TreadDepths, type TreadResult } from "./tread.ts";

/** What a completed tread scan says about the depth. `no_verdict`: a vehicle whose legal limit is another one. */
export type TreadVerdict =
  | "illegal"
  | "maybe_illegal"
  | "replace_now"
  | "replace_soon"
  | "good"
  | "no_verdict"
  | "unread";
export type WearPattern = "inner_edge" | "outer_edge" | "edges" | "middle" | "alignment" | "pressure";

export interface JudgedTread {
  readonly minimumMm: number | null;
  readonly uncertaintyMm: number | null;
  readonly results: readonly TreadResult[];
}

/** The law by depth first, then what the reviewer decided. Within its uncertainty of 1.6 mm a depth is never called legal. */
export function treadVerdict({ minimumMm, uncertaintyMm, results }: JudgedTread): TreadVerdict {
  if (minimumMm === null) return results.length === 0 ? "unread" : byResults(results);
  if (results.length === 0) return "no_verdict";
  const leastUm = micrometres(minimumMm);
  if (leastUm < LEGAL_MM * 1_000) return "illegal";
  if (uncertaintyMm !== null && leastUm - micrometres(uncertaintyMm) < LEGAL_MM * 1_000) return "maybe_illegal";
  if (results.includes("change_tyre")) return "replace_now";
  return leastUm < ADVISED_MM * 1_000 ? "replace_soon" : byResults(results);
}

/** Uneven wear that the reviewer named, with the edge it shows at when the depths tell. */
export function wearPatterns(results: readonly TreadResult[], depths: TreadDepths | null): WearPattern[] {
  const patterns: WearPattern[] = [];
  if (results.includes("wheel_alignment")) patterns.push(lowerEdge(depths));
  if (results.includes("pressure_check")) patterns.push(lowerPart(depths));
  return patterns;
}

function byResults(results: readonly TreadResult[]): TreadVerdict {
  if (results.includes("change_tyre")) return "replace_now";
  return results.includes("recommended_change") ? "replace_soon" : "good";
}

function lowerEdge(depths: TreadDepths | null): WearPattern {
  if (!depths || depths.innerMm === depths.outerMm) return "alignment";
  return depths.innerMm < depths.outerMm ? "inner_edge" : "outer_edge";
}

function lowerPart(depths: TreadDepths | null): WearPattern {
  if (!depths) return "pressure";
  const { innerMm, middleMm, outerMm } = depths;
  if (middleMm > Math.max(innerMm, outerMm)) return "edges";
  return middleMm < Math.min(innerMm, outerMm) ? "middle" : "pressure";
}

const micrometres = (mm: number): number => Math.round(mm * 1_000);
