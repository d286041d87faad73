import { errors, type ErrorCode } from "@treadclub/contract/errors";

/** A code of the server's error catalogue, or `ABORTED` when the caller stopped the upload. */
export type UploadErrorCode = ErrorCode | "ABORTED";

/** Ends an upload: the server refuses it, or the caller stopped it. A lost connection never ends one. */
export class UploadError extends Error {
  override readonly name = "UploadError";
  readonly code: UploadErrorCode;
  /** HTTP status of the refusal; 0 without one. */
  readonly status: number;
  constructor(code: UploadErrorCode, message: string, status = 0, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = status;
  }
}

/** The server answered a request, and not with success. */
export class RefusedAnswer extends Error {
  override readonly name = "RefusedAnswer";
  readonly method: string;
  readonly status: number;
  readonly body: string;
  readonly retryAfterMs: number | null;
  constructor(method: string, status: number, body: string, retryAfterMs: number | null) {
    super(`${method} answered ${status}`);
    this.method = method;
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The caller's `authorisation` threw. */
export class NoAuthorisation extends Error {
  override readonly name = "NoAuthorisation";
}

/** What follows a failed attempt: wait and try again (with a new token, if that was the trouble), or end with this error. */
export type NextStep =
  | { readonly kind: "retry"; readonly trouble: "connection" | "token" | "conflict"; readonly delayMs?: number }
  | { readonly kind: "end"; readonly error: UploadError };

/** Failures since bytes were last accepted; those of tokens only as long as nothing else came between. */
export interface Setbacks {
  readonly total: number;
  readonly tokens: number;
  readonly conflicts: number;
}

/** Decides by the cause of the failure. A lost connection and a server in trouble are waited out, for as long as it takes. */
export function nextStep(failure: unknown, setbacks: Setbacks): NextStep {
  if (failure instanceof RefusedAnswer) return afterAnswer(failure, setbacks);
  if (failure instanceof NoAuthorisation) return afterNoAuthorisation(failure.cause);
  return { kind: "retry", trouble: "connection" };
}

// Two conflicts in a row are two tabs or an answer that was lost on the way; more are no accident.
const MAX_CONFLICTS = 5;
const CONFLICT_STATUSES: readonly number[] = [404, 409, 410];
const PASSING_STATUSES: readonly number[] = [408, 423, 425, 429];

function afterAnswer(answer: RefusedAnswer, setbacks: Setbacks): NextStep {
  const { status, retryAfterMs } = answer;
  if (status === 401 && setbacks.tokens === 0) return { kind: "retry", trouble: "token", delayMs: 0 };
  // An upload that cannot even be created has nothing to be in conflict with.
  const isConflict = CONFLICT_STATUSES.includes(status) && answer.method !== "POST";
  if (isConflict && setbacks.conflicts < MAX_CONFLICTS) return { kind: "retry", trouble: "conflict" };
  if (status < 500 && !PASSING_STATUSES.includes(status)) return { kind: "end", error: uploadErrorOf(answer) };
  return retryAfterMs === null
    ? { kind: "retry", trouble: "connection" }
    : { kind: "retry", trouble: "connection", delayMs: retryAfterMs };
}

function afterNoAuthorisation(cause: unknown): NextStep {
  const status = numberIn(cause, "status");
  const isRefusal = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
  if (!isRefusal) return { kind: "retry", trouble: "connection" };
  const code = stringIn(cause, "code");
  const message = cause instanceof Error ? cause.message : errors.TOKEN_EXPIRED.message;
  return {
    kind: "end",
    error: new UploadError(isErrorCode(code) ? code : "TOKEN_EXPIRED", message, status, { cause }),
  };
}

/** The server's own code and words where it sent its envelope, else those that its status stands for. */
function uploadErrorOf(answer: RefusedAnswer): UploadError {
  const body = parseJson(answer.body);
  const sentCode = stringIn(body, "code");
  const code = isErrorCode(sentCode) ? sentCode : (codeOfStatus.get(answer.status) ?? "UNKNOWN_ERROR");
  return new UploadError(code, stringIn(body, "message") ?? errors[code].message, answer.status);
}

// A HEAD has no body, and a proxy in front of the server answers in HTML.
const codeOfStatus: ReadonlyMap<number, ErrorCode> = new Map([
  [401, "TOKEN_EXPIRED"],
  [402, "QUOTA_EXCEEDED"],
  [403, "ROLE_FORBIDDEN"],
  [404, "NOT_FOUND"],
  [409, "STATE_CONFLICT"],
  [410, "NOT_FOUND"],
  [413, "PAYLOAD_TOO_LARGE"],
  [415, "UNSUPPORTED_MEDIA"],
  [422, "VALIDATION_FAILED"],
]);

function isErrorCode(code: string | null): code is ErrorCode {
  return code !== null && Object.hasOwn(errors, code);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function stringIn(value: unknown, name: string): string | null {
  const field = fieldOf(value, name);
  return typeof field === "string" ? field : null;
}

function numberIn(value: unknown, name: string): number | null {
  const field = fieldOf(value, name);
  return typeof field === "number" ? field : null;
}
