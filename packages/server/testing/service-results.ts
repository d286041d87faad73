import type { ServiceMeasurement, ServiceResults } from "#adapters/measurement/port";

const nothing = { available: false, value_mm: null, value_inch: null, value_inch_32nds: null };
const depth = (mm: number | null) =>
  mm === null ? nothing : { available: true, value_mm: mm, value_inch: null, value_inch_32nds: null };

export interface ReportedMeasurement extends Pick<ServiceMeasurement, "measurement_id" | "status" | "position_code"> {
  /** The same depth everywhere. */
  readonly mm?: number;
  readonly method?: ServiceMeasurement["method"];
  readonly verdict?: ServiceMeasurement["verdict"];
  readonly handedInAt?: Date;
  readonly images?: ServiceMeasurement["images"];
}

/** An answer of the measurement service, as a test wants it. */
export function serviceResults(id: number, reported: readonly ReportedMeasurement[]): ServiceResults {
  const expires_at = new Date().toISOString();
  const session = { id, workflow: "3", is_sandbox: false, expires_at, context: { reference: null } } as const;
  return { session, measurements: reported.map(measurementOf) };
}

function measurementOf(reported: ReportedMeasurement): ServiceMeasurement {
  const { measurement_id, status, position_code, mm = null, method = null, verdict = null } = reported;
  return {
    schema_version: "1",
    measurement_id,
    status,
    measurement_status: status,
    position: null,
    position_code,
    global: depth(mm),
    minimum: depth(mm),
    regions: (["inner", "middle", "outer"] as const).map((place) => ({ ...depth(mm), place })),
    method,
    uncertainty_mm: mm === null ? null : 0.5,
    wear_pattern: null,
    verdict,
    quality_reasons: status === "failed" ? ["blurry"] : [],
    message: "",
    images: reported.images ?? [],
    context: { reference: null },
    handed_in_at: reported.handedInAt?.toISOString() ?? null,
    completed_at: null,
  };
}
