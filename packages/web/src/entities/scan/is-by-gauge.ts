import type { ScanRow } from "./scan-types.ts";

/** Whether a fitter measured the depths at the car: in measurements a gauge is the driver's own. */
export const isByGauge = ({ type, method }: Pick<ScanRow, "type" | "method">): boolean =>
  type === "tyre" && method === "gauge";
