import { AppError } from "@treadclub/kit/errors";
import type { MeasurementPort } from "./port.ts";

/** No measurement service: nobody scans through it. */
export function noMeasurement(publicUrl: string): MeasurementPort {
  const absent = async (): Promise<never> => {
    throw new AppError("UPSTREAM_UNAVAILABLE");
  };
  return {
    hasEngine: false,
    launch: { api_base: `${publicUrl}/measurement/v1/`, scanner: `${publicUrl}/scan/` },
    sandboxKey: null,
    begin: absent,
    results: absent,
    plan: absent,
    abort: absent,
    forget: absent,
    image: absent,
    list: absent,
    get: absent,
    complete: absent,
    reject: absent,
    undo: absent,
  };
}
