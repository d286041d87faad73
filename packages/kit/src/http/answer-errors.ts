import type { IncomingMessage } from "node:http";
import { errors, type ErrorBody, type ErrorCode } from "@treadclub/contract";
import type { FastifyReply } from "fastify";
import { CommitUnknownError, DatabaseAwayError, isDatabaseAway } from "../db/away.ts";
import { AppError, type Wording } from "../errors.ts";
import type { Log } from "../log.ts";

/** Translates an error or a field's problem into the caller's language. */
export type Translate = (language: string | undefined, key: `error.${string}` | `field.${string}`) => string;

/** The value of `Retry-After` for an error; null where it has none. */
export function waitOf({ details }: AppError): string | null {
  return details !== undefined && "retry_after_seconds" in details ? String(details.retry_after_seconds) : null;
}

/** Turns whatever was thrown into an expected error; what nobody expected becomes UNKNOWN_ERROR and is logged. */
export function expected(thrown: unknown, log: Log): AppError {
  if (thrown instanceof AppError) return thrown;
  const unavailable = unavailableError(thrown, log);
  if (unavailable) return unavailable;
  const code = codeOf(thrown);
  const known = fastifyErrors[code];
  if (known !== undefined) {
    const { code: answer, ...extra } = known;
    return new AppError(answer, { ...extra, cause: thrown });
  }
  const status = statusOf(thrown);
  if (status < 500)
    return new AppError([403, 404].includes(status) ? "NOT_FOUND" : "VALIDATION_FAILED", { cause: thrown });
  // A read that took longer than `statement_timeout`.
  if (code === "57014")
    return logged(log, thrown, new AppError("RATE_LIMITED", { details: { retry_after_seconds: 10 }, cause: thrown }));
  // 22xxx: PostgreSQL could not hold a value; 23505: another transaction wrote the same unique value first.
  if (/^22\w{3}$/.test(code)) return logged(log, thrown, new AppError("VALIDATION_FAILED", { cause: thrown }));
  if (code === "23505") return logged(log, thrown, new AppError("STATE_CONFLICT", { cause: thrown }));
  log.error({ error: describe(thrown) }, "unexpected error");
  return new AppError("UNKNOWN_ERROR", { cause: thrown });
}

export function sendError(
  reply: FastifyReply,
  error: AppError,
  language: string | undefined,
  translate: Translate,
): void {
  const { code, fields, details, wording } = error;
  const body: ErrorBody = {
    code,
    message: translate(language, `error.${wording}`),
    ...(fields === undefined
      ? {}
      : {
          fields: Object.fromEntries(
            Object.entries(fields).map(([name, problem]) => [name, translate(language, `field.${problem}`)]),
          ),
        }),
    ...(details === undefined ? {} : { details }),
  };
  const wait = waitOf(error);
  if (wait !== null) void reply.header("retry-after", wait);
  void reply.code(errors[code].status).send(body);
}

/** Returns the error to answer with when the database is away, lost a connection or has no room left, or our own disk has none; null for anything else. */
export function unavailableError(thrown: unknown, log: Log): AppError | null {
  if (thrown instanceof CommitUnknownError) return logged(log, thrown, outcomeUnknown(thrown, false));
  const refused = new AppError("SERVICE_UNAVAILABLE", {
    details: { retry_after_seconds: retryAfterSeconds },
    cause: thrown,
  });
  if (isDatabaseAway(thrown)) return isExpected(thrown) ? refused : logged(log, thrown, refused);
  const code = codeOf(thrown);
  if (isDiskFull(thrown)) log.error({ code, error: describe(thrown).message }, "the disk is full");
  // 53xxx: the disk or the memory of PostgreSQL is full.
  else if (/^53\w{3}$/.test(code)) logged(log, thrown, refused);
  else return null;
  return refused;
}

/** Whether a file could not be written because the disk, or our share of it, is full. */
export const isDiskFull = (thrown: unknown): boolean => ["ENOSPC", "EDQUOT"].includes(codeOf(thrown));

/** The prober has said that the database is away; each call that hears it says nothing new. */
const isExpected = (thrown: unknown): boolean => thrown instanceof DatabaseAwayError && thrown.cause === undefined;

/** The prober looks at least that often. */
const retryAfterSeconds = 2;

/** Returns the error for a commit that may or may not have happened; `isKeyed`: the same key finds out, without a second effect. */
export const outcomeUnknown = (cause: unknown, isKeyed: boolean): AppError =>
  new AppError("OUTCOME_UNKNOWN", {
    details: { retry_after_seconds: retryAfterSeconds, same_key_is_safe: isKeyed },
    cause,
  });

interface Known {
  readonly code: ErrorCode;
  readonly wording?: Wording;
}

const fastifyErrors: Readonly<Record<string, Known>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: "VALIDATION_FAILED", wording: "BROKEN_JSON" },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: "VALIDATION_FAILED", wording: "BROKEN_JSON" },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: "VALIDATION_FAILED" },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "PAYLOAD_TOO_LARGE", wording: "REQUEST_TOO_LARGE" },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "UNSUPPORTED_MEDIA", wording: "NOT_JSON" },
  FST_ERR_BAD_URL: { code: "NOT_FOUND" },
  FST_ERR_MAX_PARAM_LENGTH: { code: "NOT_FOUND" },
};

/** Returns the status that Fastify and its file server set on an error: what they refuse is the client's mistake. 500 where there is none. */
function statusOf(thrown: unknown): number {
  const status = isRecord(thrown) ? (thrown["statusCode"] ?? thrown["status"]) : undefined;
  return typeof status === "number" ? status : 500;
}

/** Whether a client broke its request off: nobody hears the answer, and nothing went wrong here. */
export const isCutOff = ({ destroyed, complete }: IncomingMessage, thrown: unknown): boolean =>
  destroyed && !complete && ["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE", "ABORT_ERR"].includes(codeOf(thrown));

function logged(log: Log, thrown: unknown, error: AppError): AppError {
  log.warn({ error: describe(thrown) }, "refused by the database");
  return error;
}

/** Message and stack, without the values that a failed query carried. */
function describe(thrown: unknown): { message: string; code: string; stack: string | undefined } {
  const inner = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  return inner instanceof Error
    ? { message: inner.message, code: codeOf(inner), stack: inner.stack }
    : { message: String(inner), code: "", stack: undefined };
}

/** The code of an error or of its cause: Drizzle wraps what PostgreSQL said. */
export const codeOf = (thrown: unknown): string => partOf(thrown, "code");

/** The name of the constraint that a statement broke; "" for every other error. */
export const constraintOf = (thrown: unknown): string => partOf(thrown, "constraint");

function partOf(thrown: unknown, name: string): string {
  if (!isRecord(thrown)) return "";
  const part = thrown[name];
  return typeof part === "string" ? part : partOf(thrown["cause"], name);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
