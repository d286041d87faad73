import { type Connection, watchConnection } from "./connection.ts";
import { type UploadTransport, attemptUpload } from "./upload-attempt.ts";
import { type Setbacks, UploadError, nextStep } from "./upload-errors.ts";

export { UploadError } from "./upload-errors.ts";
export type { UploadErrorCode } from "./upload-errors.ts";
export type { UploadTransport } from "./upload-attempt.ts";

/** Where photos go when nothing else is said. */
export const UPLOAD_ENDPOINT = "/api/v1/uploads";
/** Small enough that a lost connection costs seconds, large enough that a slow answer costs little. */
export const UPLOAD_CHUNK_BYTES = 256 * 1024;

export interface UploadOptions {
  readonly file: Blob;
  readonly name: string;
  readonly endpoint?: string;
  /**
   * The token to send, asked for before every request; with `refused` the last one was answered with 401 and a new one is wanted.
   * A value with a space in it is sent as it is, else as a bearer token; null or "" sends none.
   * When it throws with a `status` of 4xx the upload ends, else it is asked again later.
   */
  readonly authorisation: (refused?: boolean) => string | null | Promise<string | null>;
  /** Bytes on their way or accepted, never going back within one upload. */
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
  /** `waiting`: no connection or no server; resumes by itself. */
  readonly onState?: (state: "sending" | "waiting") => void;
  /** The address to hand in again as `resumeUrl` after a reload. */
  readonly onUrl?: (url: string) => void;
  readonly resumeUrl?: string | null;
  readonly signal?: AbortSignal;
  readonly chunkBytes?: number;
  /** A request without any progress for this long is given up and sent again. */
  readonly stallTimeoutMs?: number;
  readonly backoffMs?: (failures: number) => number;
  readonly connection?: Connection;
  readonly transport?: UploadTransport;
}

export interface UploadHandle {
  /** Begins; a second call does nothing. */
  start(): void;
  /** Resolves once the server has every byte; rejects with an UploadError. */
  readonly done: Promise<{ uploadId: string }>;
  /** Stops for good: `done` rejects with the code ABORTED. The server forgets the rest by itself. */
  abort(): void;
}

/** A resumable upload (tus 1.0) that outlasts lost connections, tokens that run out, and servers that restart. */
export function createUpload(options: UploadOptions): UploadHandle {
  const stopper = new AbortController();
  const abort = (): void => stopper.abort(new UploadError("ABORTED", "The upload was stopped"));
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  const done = started
    .then(() => runUpload(options, stopper.signal))
    .finally(() => options.signal?.removeEventListener("abort", abort));
  // A caller that only watches progress need not catch the end.
  done.catch(() => undefined);
  stopper.signal.addEventListener("abort", start);
  options.signal?.addEventListener("abort", abort);
  if (options.signal?.aborted) abort();
  return { start, done, abort };
}

async function runUpload(options: UploadOptions, signal: AbortSignal): Promise<{ uploadId: string }> {
  const connection = options.connection ?? watchConnection();
  const course = newCourse(options);
  for (;;) {
    signal.throwIfAborted();
    options.onState?.("sending");
    const result = await attemptUpload({
      file: options.file,
      name: options.name,
      endpoint: absolute(options.endpoint ?? UPLOAD_ENDPOINT),
      url: course.url(),
      chunkBytes: options.chunkBytes ?? UPLOAD_CHUNK_BYTES,
      stallTimeoutMs: options.stallTimeoutMs ?? STALL_TIMEOUT_MS,
      authorisation: () => options.authorisation(course.takeRenewal()),
      transport: options.transport ?? {},
      connection,
      signal,
      onUrl: course.foundUrl,
      onSent: course.sent,
      onAccepted: course.accepted,
    });
    if (result.kind === "done") return { uploadId: uploadIdOf(course.url()) };
    signal.throwIfAborted();
    const delayMs = course.failed(result.failure);
    if (delayMs === 0) continue;
    options.onState?.("waiting");
    await connection.wait(delayMs, signal);
  }
}

/** What is known of one upload across its attempts. */
function newCourse(options: UploadOptions) {
  let url = options.resumeUrl ?? null;
  let sentBytes = 0;
  let setbacks = noSetbacks;
  let renewalDue = false;
  return {
    url: () => url,
    takeRenewal: (): boolean => {
      const due = renewalDue;
      renewalDue = false;
      return due;
    },
    foundUrl(found: string): void {
      if (found === url) return;
      url = found;
      sentBytes = 0;
      options.onUrl?.(found);
    },
    sent(bytes: number): void {
      sentBytes = Math.max(sentBytes, bytes);
      options.onProgress?.(sentBytes, options.file.size);
    },
    accepted(): void {
      setbacks = noSetbacks;
    },
    /** Returns the delay before the next attempt; throws when the upload has failed for good. */
    failed(failure: unknown): number {
      const step = nextStep(failure, setbacks);
      if (step.kind === "end") throw step.error;
      renewalDue = step.trouble === "token";
      setbacks = {
        total: setbacks.total + 1,
        tokens: renewalDue ? setbacks.tokens + 1 : 0,
        conflicts: setbacks.conflicts + (step.trouble === "conflict" ? 1 : 0),
      };
      return step.delayMs ?? (options.backoffMs ?? backoffMs)(setbacks.total);
    },
  };
}

const noSetbacks: Setbacks = { total: 0, tokens: 0, conflicts: 0 };

const STALL_TIMEOUT_MS = 45_000;
const MAX_BACKOFF_MS = 30_000;

/** 1, 2, 4 … 30 seconds, each up to a fifth longer or shorter, so that a crowd does not come back at once. */
function backoffMs(failures: number): number {
  const delayMs = Math.min(MAX_BACKOFF_MS, 1000 * 2 ** Math.min(failures - 1, 5));
  return delayMs * (0.8 + 0.4 * Math.random());
}

function absolute(endpoint: string): string {
  return typeof location === "undefined" ? endpoint : new URL(endpoint, location.href).href;
}

function uploadIdOf(url: string | null): string {
  const path = (url ?? "").split(/[?#]/)[0] ?? "";
  return decodeURIComponent(path.split("/").findLast((part) => part !== "") ?? "");
}
