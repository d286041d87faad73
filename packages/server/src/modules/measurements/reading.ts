import type { MachineReading } from "#modules/scans";
import type { ServiceMeasurement } from "#adapters/measurement/port";

/** As for a depth that a person read from photos (docs/decisions/011-how-sure-a-photo-is.md). */
const usualUncertaintyMm = 0.5;

/** The depths that the service shows, when it shows all three. */
export function readingOf(measurement: ServiceMeasurement): MachineReading | null {
  const at = (place: "inner" | "middle" | "outer"): number | null =>
    measurement.regions.find((region) => region.place === place)?.value_mm ?? null;
  const [innerMm, middleMm, outerMm] = [at("inner"), at("middle"), at("outer")];
  if (innerMm === null || middleMm === null || outerMm === null) return null;
  return {
    innerMm,
    middleMm,
    outerMm,
    uncertaintyMm: measurement.uncertainty_mm ?? usualUncertaintyMm,
    method: measurement.method ?? "remote",
  };
}

/** A machine's or a gauge's result that is final and whose interval does not hold the legal minimum. */
export function isSure(measurement: ServiceMeasurement): boolean {
  const { method, verdict } = measurement;
  const isMachine = method === "remote" || method === "gauge";
  const isClear = verdict === "legal" || verdict === "replace_soon" || verdict === "illegal";
  return isMachine && isClear && isFinal(measurement);
}

/** A machine says no more of it; a gauge has said everything at once. */
export const isFinal = ({ method, status }: ServiceMeasurement): boolean =>
  status === "completed" || (method === "gauge" && status === "result_ready");

/** Somebody has judged it at the service, beside the platform: there every reading waits for a person. */
export const isJudgedThere = ({ method, status }: ServiceMeasurement): boolean =>
  status === "completed" && (method === "review" || method === "gauge");
