import type { MeasurementStatus, PositionCode } from "@treadclub/contract/measurement/states";
import type { ScannerView } from "#scanner/scan/scan-state.ts";
import type { Result } from "#scanner/scan/results.ts";

type TyreInput = readonly [id: number, position: PositionCode | null, status?: MeasurementStatus];

export function viewOf(tyres: readonly TyreInput[], changes: Partial<ScannerView> = {}): ScannerView {
  const measurements = tyres.map(([measurement_id, position_code, status = "waiting_for_images"]) => ({
    measurement_id,
    position_code,
    status,
    photo_count: 0,
  }));
  return {
    id: 7,
    workflow: tyres.length > 1 ? "3" : "2",
    is_sandbox: false,
    expires_at: "2026-11-22T09:00:00.000Z",
    context: { reference: null },
    integrator: "Fairweather Fleet",
    measurements,
    may_plan: measurements.every(({ status }) => status === "unknown" || status === "waiting_for_images"),
    is_planned: false,
    may_return: true,
    ...changes,
  };
}

export const fourTyres: readonly TyreInput[] = [
  [1, "fl"],
  [2, "fr"],
  [3, "rl"],
  [4, "rr"],
];

const nothing = { available: false, value_mm: null, value_inch: null, value_inch_32nds: null } as const;

export const depthOfMm = (mm: number | null): Result["global"] =>
  mm === null
    ? nothing
    : { available: true, value_mm: mm, value_inch: mm / 25.4, value_inch_32nds: Math.round(mm / 0.79375) };

export function resultOf(id: number, changes: Partial<Result> = {}): Result {
  return {
    schema_version: "1",
    measurement_id: id,
    status: "processing",
    measurement_status: "processing",
    position: null,
    position_code: "fl",
    global: nothing,
    minimum: nothing,
    regions: [],
    method: null,
    uncertainty_mm: null,
    wear_pattern: null,
    verdict: null,
    quality_reasons: [],
    message: "",
    images: [],
    context: { reference: null },
    handed_in_at: null,
    completed_at: null,
    ...changes,
  };
}
