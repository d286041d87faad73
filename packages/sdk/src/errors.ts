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
  /** What lies behind: the failure of the browser, or the answer of the service. */
  cause?: unknown;
  /** Header `x-request-id` of the answer: names the request when you ask for help. */
  requestId?: string | undefined;
  /** What the service asks to wait before the next request (header `Retry-After`), in milliseconds. */
  retryAfterMs?: number | undefined;
  /** The status that ended `getResults`. */
  measurementStatus?: "aborted" | "failed" | undefined;
};

/** What every function of the SDK throws or rejects with, an abort by your own `signal` aside. */
export class ScanError extends Error {
  declare readonly name: ErrorName;
  declare readonly code: ErrorCode;
  declare readonly status?: number | undefined;
  declare readonly retryable: boolean;
  declare readonly cause?: unknown;
  declare readonly requestId?: string | undefined;
  declare readonly retryAfterMs?: number | undefined;
  declare readonly measurementStatus?: "aborted" | "failed" | undefined;

  constructor(name: ErrorName, message: string, details?: ErrorDetails) {
    super(message);
    Object.assign(this, { name, code: errorTypes[name], retryable: false }, details);
  }
}

/** Runs something that may fail in any way: an abort stays the signal's reason, a ScanError itself, all else becomes `name`. */
export async function guarded<T>(name: ErrorName, signal: AbortSignal | undefined, run: () => Promise<T>): Promise<T> {
  try {
    throwIfAborted(signal);
    const answer = await run();
    throwIfAborted(signal);
    return answer;
  } catch (cause) {
    throwIfAborted(signal);
    throw asScanError(name, cause);
  }
}

export function asScanError(name: ErrorName, cause: unknown): ScanError {
  return cause instanceof ScanError ? cause : new ScanError(name, String(cause), { cause });
}

/** `signal.throwIfAborted()` and `signal.reason` are younger than the oldest browsers that the SDK runs in. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason ?? new DOMException("Aborted", "AbortError");
}
