import { errors, type ErrorBody, type ErrorCode } from "@treadclub/contract";
import { tusVersion, uploadMaxBytes } from "@treadclub/contract/common/uploads";
import { Server } from "@tus/server";
import { AppError } from "../errors.ts";
import { waitOf, type Translate } from "./answer-errors.ts";

/** One request to the upload place; `thrown` is what went wrong in it, kept until the answer is written. */
export interface UploadRequest {
  readonly userId: number;
  readonly language: string | undefined;
  /** False when the user sends too many bodies at once. */
  readonly mayBegin: boolean;
  thrown: unknown;
}

/** What the upload place tells of itself, as tus wants it of `OPTIONS`. */
export const tusHeaders = {
  "tus-resumable": tusVersion,
  "tus-version": tusVersion,
  "tus-extension": "creation,creation-with-upload,termination",
  "tus-max-size": String(uploadMaxBytes),
} as const;

type ServerOptions = ConstructorParameters<typeof Server>[0];
type ErrorAnswer = (status: number, body: string) => { status: number; body: string; retryAfter: string | null };

/**
 * The upload server with answers of ours for its errors. Overriding `write` is the only seam for
 * those that it gives before any hook is asked.
 */
export class EnvelopeServer extends Server {
  readonly #errorAnswer: ErrorAnswer;

  constructor(options: ServerOptions, errorAnswer: ErrorAnswer) {
    super(options);
    this.#errorAnswer = errorAnswer;
  }

  override write(...[context, headers, status, body]: Parameters<Server["write"]>): ReturnType<Server["write"]> {
    if (status < 400) return super.write(context, headers, status, body);
    const answer = this.#errorAnswer(status, body ?? "");
    headers.set("Content-Type", "application/json; charset=utf-8");
    if (answer.status === errors.UPLOAD_VERSION_UNSUPPORTED.status) headers.set("Tus-Version", tusVersion);
    if (answer.retryAfter !== null) headers.set("Retry-After", answer.retryAfter);
    return super.write(context, headers, answer.status, answer.body);
  }
}

/** Our envelope for a failed upload request: our own error, or the code that fits what the upload server said. */
export function uploadError(
  uploadRequest: UploadRequest | undefined,
  translate: Translate,
  status: number,
  body: string,
): ReturnType<ErrorAnswer> {
  const { thrown, language } = uploadRequest ?? {};
  const error = thrown instanceof AppError ? thrown : new AppError(codeOf(status, body));
  const advice = Object.entries(error.fields ?? {}).map(([name, problem]) => [
    name,
    translate(language, `field.${problem}`),
  ]);
  const envelope: ErrorBody = {
    code: error.code,
    message: [translate(language, `error.${error.code}`), ...advice.map(([, text]) => text)].join(" "),
    ...(advice.length > 0 && { fields: Object.fromEntries(advice) }),
    ...(error.details !== undefined && { details: error.details }),
  };
  return { status: errors[error.code].status, body: JSON.stringify(envelope), retryAfter: waitOf(error) };
}

/** 403 never goes out: it would sign the driver out. */
function codeOf(status: number, body: string): ErrorCode {
  if (status === 412 || /tus-resumable/i.test(body)) return "UPLOAD_VERSION_UNSUPPORTED";
  if (status === 413) return "PAYLOAD_TOO_LARGE";
  if (status === 404 || status === 410) return "NOT_FOUND";
  // Another request resumes this upload; asking again returns its current offset.
  if (status === 409 || status === 423 || body.includes("lock")) return "STATE_CONFLICT";
  // 501: an extension of the protocol that the upload place does not speak.
  return status >= 500 && status !== 501 ? "UNKNOWN_ERROR" : "VALIDATION_FAILED";
}
