import {
  getDataParameter,
  getResults,
  getWorkflowResults,
  startScanning,
  type ErrorName,
  type MeasurementStatus,
} from "@treadclub/sdk";
import { measurementStatuses } from "@treadclub/contract/measurement/states";
import type { LabSetup } from "./lab-setup.ts";

/** Tokens that the sandbox answers with what they name. */
export const statusTokens: readonly MeasurementStatus[] = measurementStatuses;
export const specialTokens = ["steps", "delay_3000", "uneven", "empty"] as const;

const quick = { pollingRetries: 3, pollingInterval: 500 } as const;
const slow = { pollingRetries: 8, pollingInterval: 1500 } as const;
const untilRead = ["unknown", "waiting_for_images", "processing"] as const;

/** The answer to a magic token by either results call. Throws ScanError. */
export function tryToken(setup: LabSetup, token: string, call: "session" | "tread"): Promise<object> {
  const data = { measurementTokens: [`sandbox_${token}`] };
  const key = setup.key ?? undefined;
  const shared = { data, apiBase: setup.apiBase, ...(token === "steps" ? slow : quick) };
  if (call === "tread") return getResults(key, shared);
  return getWorkflowResults(key, { ...shared, ...(token === "steps" && { pendingStatuses: untilRead }) });
}

/** How each of the ten errors comes about. Each throws the ScanError that it is named after. */
export const raisers: Readonly<Record<ErrorName, (setup: LabSetup) => unknown>> = {
  NO_DATA_PARAMETER: () => getDataParameter("?other=1"),
  PARSING_ERROR: () => getDataParameter("?data=%25%25%25"),
  NO_RESULTS: (setup) => tryToken(setup, "failed", "tread"),
  TIMEOUT: (setup) => tryToken(setup, "processing", "session"),
  DEVICE_NOT_SUPPORTED: (setup) => start(setup, "ts_any", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0"),
  CONNECTION_ERROR: (setup) => tryToken(setup, "error_500", "session"),
  PARAMETERS_MISSING: (setup) => getResults(setup.key ?? undefined, { apiBase: setup.apiBase }),
  SERVER_RESPONSE_ERROR: (setup) => tryToken(setup, "html", "session"),
  TOKEN_ERROR: (setup) => start(setup, "", undefined),
  PERMISSION_ERROR: (setup) => tryToken(setup, "error_403", "session"),
};

/** Never opens anything: the first has a device that cannot scan, the second has no token. */
function start(setup: LabSetup, token: string, userAgent: string | undefined): unknown {
  return startScanning({
    tokenData: { measurement_tokens: token === "" ? [] : [{ measurement_token: token }] },
    exitURL: setup.returnUrl,
    errorURL: setup.errorUrl,
    apiBase: setup.apiBase,
    userAgent,
  });
}
