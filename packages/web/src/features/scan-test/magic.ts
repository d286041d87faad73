import {
  getDataParameter,
  getResults,
  getWorkflowResults,
  startScanning,
  type ErrorName,
  type MeasurementStatus,
} from "@treadclub/sdk";
import { measurementStatuses } from "@treadclub/contract/measurement/states";
import type { LabPlace } from "./lab-place.ts";

/** Tokens that the sandbox answers with what they name. */
export const statusTokens: readonly MeasurementStatus[] = measurementStatuses;
export const specialTokens = ["steps", "delay_3000", "uneven", "empty"] as const;

const quick = { pollingRetries: 3, pollingInterval: 500 } as const;
const slow = { pollingRetries: 8, pollingInterval: 1500 } as const;
const untilRead = ["unknown", "waiting_for_images", "processing"] as const;

/** The answer to a magic token by either results call. Throws ScanError. */
export function tryToken(place: LabPlace, token: string, call: "session" | "tread"): Promise<object> {
  const data = { measurementTokens: [`sandbox_${token}`] };
  const key = place.key ?? undefined;
  const shared = { data, apiBase: place.apiBase, ...(token === "steps" ? slow : quick) };
  if (call === "tread") return getResults(key, shared);
  return getWorkflowResults(key, { ...shared, ...(token === "steps" && { pendingStatuses: untilRead }) });
}

/** How each of the ten errors comes about. Each throws the ScanError that it is named after. */
export const raisers: Readonly<Record<ErrorName, (place: LabPlace) => unknown>> = {
  NO_DATA_PARAMETER: () => getDataParameter("?other=1"),
  PARSING_ERROR: () => getDataParameter("?data=%25%25%25"),
  NO_RESULTS: (place) => tryToken(place, "failed", "tread"),
  TIMEOUT: (place) => tryToken(place, "processing", "session"),
  DEVICE_NOT_SUPPORTED: (place) => start(place, "ts_any", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0"),
  CONNECTION_ERROR: (place) => tryToken(place, "error_500", "session"),
  PARAMETERS_MISSING: (place) => getResults(place.key ?? undefined, { apiBase: place.apiBase }),
  SERVER_RESPONSE_ERROR: (place) => tryToken(place, "html", "session"),
  TOKEN_ERROR: (place) => start(place, "", undefined),
  PERMISSION_ERROR: (place) => tryToken(place, "error_403", "session"),
};

/** Never opens anything: the first has a device that cannot scan, the second has no token. */
function start(place: LabPlace, token: string, userAgent: string | undefined): unknown {
  return startScanning({
    tokenData: { measurement_tokens: token === "" ? [] : [{ measurement_token: token }] },
    exitURL: place.returnUrl,
    errorURL: place.errorUrl,
    apiBase: place.apiBase,
    userAgent,
  });
}
