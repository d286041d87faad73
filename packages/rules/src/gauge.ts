import { readDepth } from "./depth-text.ts";
import { DEEPEST_TREAD_MM } from "./own-reading.ts";
import { minimumMm, type TreadDepths } from "./tread.ts";

/** What digital gauges promise, in a trained hand. */
export const FITTER_GAUGE_UNCERTAINTY_MM = 0.2;
/** Neighbouring grooves rarely differ by more. */
export const NEIGHBOUR_GAP_MM = 2;
/** Rubber does not grow; the scan before may have been read from photos, which are half a millimetre off. */
export const GROWTH_MM = 0.5;

export const treadEdges = ["inner", "middle", "outer"] as const;
export type TreadEdge = (typeof treadEdges)[number];
export type EdgeDepths = Readonly<Record<TreadEdge, number | null>>;

/** What a gauge sent, or somebody typed: null for nothing. */
export type GaugeInput = number | "ambiguous" | "wrong" | null;

/**
 * Reads one depth as digital gauges send it and people type it: "5.6", "5,6", "+05.60 mm", and "56" for 5.6. Without a
 * point, "10" to "12" may be 1.0 to 1.2 as well as 10 to 12, so they are ambiguous.
 */
export function readGauge(text: string): GaugeInput {
  const plain = text
    .trim()
    .replace(/^\+/, "")
    .replace(/^0+(?=\d[.,])/, "");
  if (/^1[0-2](\s*mm)?$/i.test(plain)) return "ambiguous";
  const mm = readDepth(plain);
  return mm !== null && Number.isNaN(mm) ? "wrong" : mm;
}

/** `range`: deeper than any tyre; `neighbour`: unlike the groove beside it; `grown`: deeper than at the last scan. */
export type OddDepth = "range" | "neighbour" | "grown";

export interface OddWheel {
  /** Most telling first; empty where nothing is odd. */
  readonly reasons: readonly OddDepth[];
  readonly edges: readonly TreadEdge[];
}

/** What is odd about the depths of one tyre, also while some are missing. `lastMinimumMm`: the least depth of its last scan. */
export function oddDepths(depths: EdgeDepths, lastMinimumMm: number | null): OddWheel {
  const tooDeep = treadEdges.filter((edge) => (depths[edge] ?? 0) > DEEPEST_TREAD_MM);
  const unlike = unlikeNeighbours(depths);
  const whole = wholeDepths(depths);
  const hasGrown = whole !== null && lastMinimumMm !== null && exact(minimumMm(whole) - lastMinimumMm - GROWTH_MM) > 0;
  const reasons: OddDepth[] = [];
  if (tooDeep.length > 0) reasons.push("range");
  if (unlike.length > 0) reasons.push("neighbour");
  if (hasGrown) reasons.push("grown");
  const odd = new Set([...tooDeep, ...unlike, ...(hasGrown ? treadEdges : [])]);
  return { reasons, edges: treadEdges.filter((edge) => odd.has(edge)) };
}

/** The three depths of a tyre once all are there, else null. */
export function wholeDepths({ inner, middle, outer }: EdgeDepths): TreadDepths | null {
  if (inner === null || middle === null || outer === null) return null;
  return { innerMm: inner, middleMm: middle, outerMm: outer };
}

/** The middle where it differs from both edges, else the edges that differ from it. */
function unlikeNeighbours({ inner, middle, outer }: EdgeDepths): TreadEdge[] {
  if (middle === null) return [];
  const differs = (mm: number | null): boolean => mm !== null && exact(Math.abs(mm - middle) - NEIGHBOUR_GAP_MM) > 0;
  const [atInner, atOuter] = [differs(inner), differs(outer)];
  if (atInner && atOuter) return ["middle"];
  return [...(atInner ? (["inner"] as const) : []), ...(atOuter ? (["outer"] as const) : [])];
}

/** 5.6 - 3.6 is a hair more than 2. */
const exact = (mm: number): number => Math.round(mm * 1_000) / 1_000;
