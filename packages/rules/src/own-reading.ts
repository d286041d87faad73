import { ADVISED_MM, LEGAL_MM } from "./tread.ts";

/** A gauge that is read by hand, often a simple one (docs/decisions/031-gauge-and-coin.md). */
export const GAUGE_UNCERTAINTY_MM = 0.5;
/** The outer band of a 20p coin, from its rim to the edge of the picture. */
export const COIN_BAND_MM = 2.6;
/** With it a visible band says 0 to 2.6 mm, and a hidden one never more than that the tyre may be legal. */
export const COIN_UNCERTAINTY_MM = COIN_BAND_MM / 2;
/** No car's tyre has more when it is new: 25 was meant to be 2.5. */
export const DEEPEST_TREAD_MM = 12;

/** A hidden band says that depth at least; a visible one says less, so the middle of what is left. */
export const depthByBand = (isHidden: boolean): number => (isHidden ? COIN_BAND_MM : COIN_BAND_MM / 2);

/** `uncertain`: the interval of the reading holds the legal minimum of 1.6 mm. */
export type DepthVerdict = "legal" | "replace_soon" | "uncertain" | "illegal";

/** What a least depth says that may be off by so much either way. Compared as whole micrometres. */
export function depthVerdict(leastMm: number, uncertaintyMm: number): DepthVerdict {
  if (isBelow(leastMm + uncertaintyMm, LEGAL_MM)) return "illegal";
  if (!isSurelyLegal(leastMm, uncertaintyMm)) return "uncertain";
  return isBelow(leastMm, ADVISED_MM) ? "replace_soon" : "legal";
}

/** Whether the whole interval of a depth is at or above the legal minimum. */
export const isSurelyLegal = (leastMm: number, uncertaintyMm: number): boolean =>
  !isBelow(leastMm - uncertaintyMm, LEGAL_MM);

const isBelow = (mm: number, limitMm: number): boolean => Math.round(mm * 1_000) < Math.round(limitMm * 1_000);
