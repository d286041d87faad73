import {
  COIN_UNCERTAINTY_MM,
  DEEPEST_TREAD_MM,
  depthByBand,
  GAUGE_UNCERTAINTY_MM,
  isSurelyLegal,
  minimumMm,
} from "@treadclub/rules";
import type { DepthsRead, HandedIn, Next, Reading } from "./port.ts";

/** Returns the depths of a driver's own reading. */
export function depthsOf(reading: Reading): DepthsRead {
  const { depths, uncertaintyMm } = reading.kind === "gauge" ? byGauge(reading) : byCoin(reading);
  return { depths, uncertaintyMm, method: "gauge" };
}

/** Returns what becomes of depths that a driver read: a person confirms them, unless they are sure and the key lets sure ones pass. */
export function afterReading(read: DepthsRead, confirm: HandedIn["confirm"]): Next {
  const isPossible = Object.values(read.depths).every((mm) => mm <= DEEPEST_TREAD_MM);
  const isLegal = isSurelyLegal(minimumMm(read.depths), read.uncertaintyMm);
  return { kind: confirm === "unsure" && isPossible && isLegal ? "complete" : "read", read };
}

type Gauge = Extract<Reading, { kind: "gauge" }>;
type Coin = Extract<Reading, { kind: "coin" }>;

const byGauge = ({ inner_mm, middle_mm, outer_mm }: Gauge) => ({
  depths: { innerMm: inner_mm, middleMm: middle_mm, outerMm: outer_mm },
  uncertaintyMm: GAUGE_UNCERTAINTY_MM,
});

const byCoin = ({ inner_hidden, middle_hidden, outer_hidden }: Coin) => ({
  depths: {
    innerMm: depthByBand(inner_hidden),
    middleMm: depthByBand(middle_hidden),
    outerMm: depthByBand(outer_hidden),
  },
  uncertaintyMm: COIN_UNCERTAINTY_MM,
});
