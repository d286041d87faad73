import type { Refusal, TreadResults } from "./types.ts";

/** Every kind of failure with its number. `ScanError.name` is the word, `ScanError.code` the number. */
export const errorTypes = {
  NO_DATA_PARAMETER: 1001,
  PARSING_ERROR: 1002,
  NO_RESULTS: 1003,
  TIMEOUT: 1004,
  DEVICE_NOT_SUPPORTED: 1005,
  CONNECTION_ERROR: 1006,
  PARAMETERS_MISSING: 1007,
  SERVER_RESPONSE_ERROR: 1008,
  TOKEN_ERROR: 1009,
  PERMISSION_ERROR: 1010,
} as const;

export type ErrorName = keyof typeof errorTypes;
export type ErrorCode = (typeof errorTypes)[ErrorName];

export type ErrorDetails = {
  /** HTTP status, where an answer came. */
  status?: number | undefined;
  /** Whether the same call may succeed when it is made again. Default: false. */
  retryable?: boolean | undefined;
  /** What lies behind: the refusal or the answer of the service, or the failure of the browser. */
  cause?: unknown;
  /** Header `x-request-id` of the answer: names the request when you ask for help. */
  requestId?: string | undefined;
  /** What the service asks to wait before the next request (header `Retry-After`), in milliseconds. */
  retryAfterMs?: number | undefined;
  /** The status that ended `getResults`. */
  measurementStatus?: "aborted" | "failed" | undefined;
};

/** What may be found in `cause`: a refusal of the service, an answer that has failed, or anything else that was thrown. */
export type ErrorCause = Partial<Refusal> & Partial<TreadResults>;

/** What every function of the SDK throws or rejects with, an abort by your own `signal` aside. */
export class ScanError extends Error {
  declare readonly name: ErrorName;
  declare readonly code: ErrorCode;
  declare readonly status?: number | undefined;
  declare readonly retryable: boolean;
  declare readonly cause?: ErrorCause | undefined;
  declare readonly requestId?: string | undefined;
  declare readonly retryAfterMs?: number | undefined;
  declare readonly measurementStatus?: "aborted" | "failed" | undefined;

  constructor(name: ErrorName, message: string, details?: ErrorDetails) {
    super(message);
    Object.assign(this, { name, code: errorTypes[name], retryable: false }, details);
  }
}

/** 1007: an option that the caller has to mend, and what it is. */
export const missing = (name: string, what: string, is?: string): ScanError =>
  new ScanError("PARAMETERS_MISSING", `'${name}' is ${is || undefined} and should be ${what}`);

export const asScanError = (name: ErrorName, cause: unknown): ScanError =>
  cause instanceof ScanError ? cause : new ScanError(name, String(cause), { cause });

/** `signal.throwIfAborted()` and `signal.reason` are younger than the oldest browsers that the SDK runs in. */
export const throwIfAborted = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted) throw signal.reason ?? new DOMException("Aborted", "AbortError");
};
