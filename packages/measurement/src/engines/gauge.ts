import { minimumMm } from "@treadclub/rules";
import { isSure } from "#measurement/verdict";
import type { DepthsRead, HandedIn, Next, Reading } from "./port.ts";

/** A driver's gauge is read by hand, often a simple one (docs/decisions/031-gauge-and-coin.md). */
export const gaugeUncertaintyMm = 0.5;
/** The outer band of a 20p coin, from its rim to the edge of the picture. */
export const coinBandMm = 2.6;
/** No car's tyre has more when it is new: 25 was meant to be 2.5. */
const deepestMm = 12;
/** With it a visible band says 0 to 2.6 mm, and a hidden one never more than that the tyre may be legal. */
export const coinUncertaintyMm = coinBandMm / 2;

/** Returns the depths of a driver's own reading. */
export function depthsOf(reading: Reading): DepthsRead {
  const { depths, uncertaintyMm } = reading.kind === "gauge" ? byGauge(reading) : byCoin(reading);
  return { depths, uncertaintyMm, method: "gauge" };
}

/** Returns what becomes of depths that a driver read: a person confirms them, unless they are sure and the key lets sure ones pass. */
export function afterReading(read: DepthsRead, confirm: HandedIn["confirm"]): Next {
  const isPossible = Object.values(read.depths).every((mm) => mm <= deepestMm);
  const isLegal = isSure(minimumMm(read.depths), read.uncertaintyMm);
  return { kind: confirm === "unsure" && isPossible && isLegal ? "complete" : "read", read };
}

type Gauge = Extract<Reading, { kind: "gauge" }>;
type Coin = Extract<Reading, { kind: "coin" }>;

const byGauge = ({ inner_mm, middle_mm, outer_mm }: Gauge) => ({
  depths: { innerMm: inner_mm, middleMm: middle_mm, outerMm: outer_mm },
  uncertaintyMm: gaugeUncertaintyMm,
});

const byCoin = ({ inner_hidden, middle_hidden, outer_hidden }: Coin) => ({
  depths: { innerMm: byBand(inner_hidden), middleMm: byBand(middle_hidden), outerMm: byBand(outer_hidden) },
  uncertaintyMm: coinUncertaintyMm,
});

/** A hidden band says that depth at least; a visible one says less, so the middle of what is left. */
const byBand = (isHidden: boolean): number => (isHidden ? coinBandMm : coinBandMm / 2);
