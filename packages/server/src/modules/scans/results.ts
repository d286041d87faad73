import type { ReadCtx } from "@treadclub/kit/context";
import {
  LEGAL_MM,
  minimumMm,
  readSidewall,
  sidewallWarnings,
  suggestResult,
  suggestSidewallResult,
  treadResults,
  type SidewallContext,
  type SidewallText,
  type TreadDepths,
  type TreadResult,
  type TyrePosition,
} from "@treadclub/rules";

/** How far a depth that a person read from photos may be off (docs/decisions/011-how-sure-a-photo-is.md). */
export const reviewUncertaintyMm = 0.5;

/**
 * The results of a review: the reviewer's own, else the suggested ones; worst depth first. A tyre whose depth may be below
 * 1.6 mm never passes, and "passed" stands alone. Errors: VALIDATION_FAILED on `results`.
 */
export function resultsOf(
  ctx: Pick<ReadCtx, "fail">,
  depths: TreadDepths,
  given: readonly TreadResult[] | undefined,
): TreadResult[] {
  const results = given === undefined ? suggestResult(depths) : treadResults.filter((result) => given.includes(result));
  const hasPassed = results.includes("passed");
  const mayBeIllegal = Math.round((minimumMm(depths) - reviewUncertaintyMm) * 1000) < LEGAL_MM * 1000;
  const isWrong = results.length === 0 || (hasPassed && (results.length > 1 || mayBeIllegal));
  if (isWrong)
    throw ctx.fail("VALIDATION_FAILED", { fields: { results: results.length === 0 ? "required" : "choice" } });
  return results;
}

interface ReadSidewalls {
  readonly confirmed: ReadonlyMap<TyrePosition, SidewallText>;
  readonly contexts: ReadonlyMap<TyrePosition, SidewallContext>;
}

/** The same for a sidewall scan: what its tyres suggest together. Depth and wear show on no sidewall. Errors: VALIDATION_FAILED on `results`. */
export function sidewallResultsOf(
  ctx: Pick<ReadCtx, "fail" | "now">,
  { confirmed, contexts }: ReadSidewalls,
  given: readonly TreadResult[] | undefined,
): TreadResult[] {
  if (given !== undefined) {
    const [only, ...more] = new Set(given);
    const isWrong = only === undefined || more.length > 0 || only === "pressure_check" || only === "wheel_alignment";
    if (isWrong)
      throw ctx.fail("VALIDATION_FAILED", { fields: { results: only === undefined ? "required" : "choice" } });
    return [only];
  }
  const warnings = [...confirmed].flatMap(([position, text]) => {
    const context = contexts.get(position);
    return context ? sidewallWarnings(readSidewall(text, ctx.now), context) : [];
  });
  return suggestSidewallResult(warnings);
}
