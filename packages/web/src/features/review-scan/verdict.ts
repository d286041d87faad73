import { ADVISED_MM, LEGAL_MM, minimumMm, suggestResult, type TreadDepths, type TreadResult } from "@treadclub/rules";
import { readDepth } from "@treadclub/rules/depth-text";

export const places = ["inner", "middle", "outer"] as const;
export type Place = (typeof places)[number];
export type DepthTexts = Readonly<Record<Place, string>>;

/** The three depths once each of them is one, else null. */
export function wholeDepths(texts: DepthTexts): TreadDepths | null {
  const [innerMm, middleMm, outerMm] = places.map((place) => readDepth(texts[place]));
  if (!isDepth(innerMm) || !isDepth(middleMm) || !isDepth(outerMm)) return null;
  return { innerMm, middleMm, outerMm };
}

export function suggested(texts: DepthTexts): readonly TreadResult[] {
  const depths = wholeDepths(texts);
  return depths ? suggestResult(depths) : [];
}

/** The results after one of them was switched: "passed" stands alone, and there is one depth outcome at most. */
export function switched(results: readonly TreadResult[], flipped: TreadResult): TreadResult[] {
  if (results.includes(flipped)) return results.filter((result) => result !== flipped);
  if (flipped === "passed") return ["passed"];
  const rivals: readonly TreadResult[] = depthOutcomes.includes(flipped) ? ["passed", ...depthOutcomes] : ["passed"];
  return [...results.filter((result) => !rivals.includes(result)), flipped];
}

export const sameResults = (one: readonly TreadResult[], other: readonly TreadResult[]): boolean =>
  one.length === other.length && one.every((result) => other.includes(result));

/** Why these results contradict the depths, or null: a reviewer may overrule, but not by accident. */
export function contradiction(
  texts: DepthTexts,
  results: readonly TreadResult[],
): "below_legal" | "below_advised" | "deep_enough" | null {
  const depths = wholeDepths(texts);
  if (!depths || results.length === 0) return null;
  const least = minimumMm(depths);
  if (least < LEGAL_MM) return results.includes("change_tyre") ? null : "below_legal";
  if (least < ADVISED_MM) return results.includes("passed") ? "below_advised" : null;
  return results.some((result) => depthOutcomes.includes(result)) ? "deep_enough" : null;
}

const depthOutcomes: readonly TreadResult[] = ["change_tyre", "recommended_change"];
const isDepth = (mm: number | null | undefined): mm is number => typeof mm === "number" && !Number.isNaN(mm);
