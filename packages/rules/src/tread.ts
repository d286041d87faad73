/** Tread left, in millimetres; inner is the edge towards the middle of the vehicle. */
export type TreadDepths = { innerMm: number; middleMm: number; outerMm: number };

export const treadResults = [
  "passed",
  "change_tyre",
  "recommended_change",
  "pressure_check",
  "wheel_alignment",
] as const;
export type TreadResult = (typeof treadResults)[number];

/** UK legal minimum for cars and light vans, across the central three quarters of the tread. */
export const LEGAL_MM = 1.6;
/** Advice of the trade, never law. */
export const ADVISED_MM = 3;
export const NEW_TYRE_MM = 8;

/**
 * What the depths suggest to a reviewer: at most one depth outcome first, then pattern outcomes.
 * "passed" stands alone. "other" vehicles get no depth verdict, so the list may be empty.
 * Throws a RangeError on a depth that is not a number of 0 or more.
 */
export function suggestResult(depths: TreadDepths, vehicleClass: "car" | "van" | "other" = "car"): TreadResult[] {
  const inner = micrometres(depths.innerMm);
  const middle = micrometres(depths.middleMm);
  const outer = micrometres(depths.outerMm);
  const judged = vehicleClass !== "other";
  const least = Math.min(inner, middle, outer);
  const results: TreadResult[] = [];

  if (judged && least < LEGAL_UM) results.push("change_tyre");
  else if (judged && least < ADVISED_UM) results.push("recommended_change");

  if (Math.abs(inner - outer) >= EDGE_GAP_UM) results.push("wheel_alignment");

  const edgesLower = middle - Math.max(inner, outer) >= MIDDLE_GAP_UM;
  const middleLower = Math.min(inner, outer) - middle >= MIDDLE_GAP_UM;
  if (edgesLower || middleLower) results.push("pressure_check");

  return judged && results.length === 0 ? ["passed"] : results;
}

/**
 * Whether the suggestion stays the same when a reading is off by as much as it may be: as a whole, or at one place, which
 * changes how the edges compare with the middle.
 */
export function isSureResult(depths: TreadDepths, uncertaintyMm: number): boolean {
  const suggestion = suggestResult(depths).join();
  return [-uncertaintyMm, uncertaintyMm].every((byMm) =>
    [
      ["innerMm", "middleMm", "outerMm"] as const,
      ["innerMm"] as const,
      ["middleMm"] as const,
      ["outerMm"] as const,
    ].every((places) => suggestResult(movedBy(depths, places, byMm)).join() === suggestion),
  );
}

const movedBy = (depths: TreadDepths, places: readonly (keyof TreadDepths)[], byMm: number): TreadDepths => ({
  ...depths,
  ...Object.fromEntries(places.map((place) => [place, Math.max(0, depths[place] + byMm)])),
});

/** The one result to show first: danger, then causes that would wear out the next tyre too, then advice. */
export function headlineResult(results: readonly TreadResult[]): TreadResult | null {
  return WORST_FIRST.find((result) => results.includes(result)) ?? null;
}

/** How much of the usable tread is left: 100 at 8 mm and more, 0 at the legal minimum and below. */
export function treadLeftPercent(mm: number): number {
  const share = (micrometres(mm) - LEGAL_UM) / (NEW_TYRE_UM - LEGAL_UM);
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}

export function minimumMm(depths: TreadDepths): number {
  return Math.min(depths.innerMm, depths.middleMm, depths.outerMm);
}

/** Depths are compared as whole micrometres: 3.0 - 1.5 style noise cannot flip a limit, and 1.59 stays below 1.6. */
const LEGAL_UM = 1_600;
const ADVISED_UM = 3_000;
const NEW_TYRE_UM = 8_000;
const EDGE_GAP_UM = 1_500;
const MIDDLE_GAP_UM = 1_000;

const WORST_FIRST: readonly TreadResult[] = [
  "change_tyre",
  "wheel_alignment",
  "pressure_check",
  "recommended_change",
  "passed",
];

function micrometres(mm: number): number {
  if (!Number.isFinite(mm) || mm < 0) throw new RangeError(`Not a tread depth: ${mm}`);
  return Math.round(mm * 1_000);
}
