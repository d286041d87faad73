import { ScanError } from "@treadclub/sdk";
import type { ErrorFields } from "./lab-trial.ts";

/** What was thrown, as an integrator sees it. */
export function errorFields(error: unknown): ErrorFields {
  if (error instanceof ScanError)
    return {
      name: error.name,
      code: error.code,
      message: error.message,
      status: error.status ?? null,
      retryable: error.retryable,
    };
  const message = error instanceof Error ? error.message : String(error);
  return { name: error instanceof Error ? error.name : "Error", code: null, message, status: null, retryable: false };
}
