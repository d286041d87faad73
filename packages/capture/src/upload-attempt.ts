import {
  DetailedError,
  type HttpRequest,
  type HttpResponse,
  Upload,
  type UploadOptions as TusOptions,
} from "tus-js-client";
import type { Connection } from "./connection.ts";
import { NoAuthorisation, RefusedAnswer } from "./upload-errors.ts";

/** How bytes travel and are read; the browser's own by default, replaced where there is no browser. */
export type UploadTransport = Pick<TusOptions, "httpStack" | "fileReader">;

export interface AttemptOptions {
  readonly file: Blob;
  readonly name: string;
  readonly endpoint: string;
  /** Address of the unfinished upload to go on with; null begins one. */
  readonly url: string | null;
  readonly chunkBytes: number;
  readonly stallTimeoutMs: number;
  readonly authorisation: () => string | null | Promise<string | null>;
  readonly transport: UploadTransport;
  readonly connection: Connection;
  readonly signal: AbortSignal;
  onUrl(url: string): void;
  onSent(sentBytes: number): void;
  onAccepted(acceptedBytes: number): void;
}

export type AttemptResult = { readonly kind: "done" } | { readonly kind: "failed"; readonly failure: unknown };

/**
 * One try to get the rest of a file across, over as many requests as it takes. It never throws: a lost connection, silence for
 * `stallTimeoutMs`, an abort or a refusal are its result. Every try is a new object of the library, because a stopped one that
 * is started again still hears of its old requests.
 */
export function attemptUpload(options: AttemptOptions): Promise<AttemptResult> {
  return new Promise((resolve) => {
    let stallTimer: ReturnType<typeof setTimeout> | undefined;
    const end = (result: AttemptResult): void => {
      clearTimeout(stallTimer);
      stopListening();
      options.signal.removeEventListener("abort", stop);
      resolve(result);
    };
    const fail = (failure: unknown): void => {
      void upload.abort();
      end({ kind: "failed", failure });
    };
    const stop = (): void => fail(options.signal.reason);
    const alive = (): void => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(() => fail(new Error("The connection went silent")), options.stallTimeoutMs);
    };
    const upload = new Upload(options.file, {
      ...tusOptions(options, alive),
      onUploadUrlAvailable: () => {
        if (upload.url !== null) options.onUrl(upload.url);
      },
      onSuccess: () => end({ kind: "done" }),
      onError: (error) => fail(causeOf(error)),
    });
    const stopListening = options.connection.onLost(() => fail(new Error("The connection was lost")));
    options.signal.addEventListener("abort", stop);
    if (options.signal.aborted) return stop();
    alive();
    upload.start();
  });
}

function tusOptions(options: AttemptOptions, alive: () => void): TusOptions {
  return {
    ...options.transport,
    endpoint: options.endpoint,
    uploadUrl: options.url,
    chunkSize: options.chunkBytes,
    metadata: { filename: options.name, filetype: options.file.type || "application/octet-stream" },
    retryDelays: null,
    storeFingerprintForResuming: false,
    fingerprint: () => Promise.resolve(options.name),
    onBeforeRequest: async (request) => {
      alive();
      await authorise(request, options.authorisation);
    },
    onAfterResponse: (request, response) => {
      alive();
      refuse(request, response);
    },
    onProgress: (sentBytes) => {
      alive();
      options.onSent(sentBytes);
    },
    onChunkComplete: (_chunkBytes, acceptedBytes) => options.onAccepted(acceptedBytes),
  };
}

async function authorise(request: HttpRequest, authorisation: AttemptOptions["authorisation"]): Promise<void> {
  try {
    const token = await authorisation();
    if (token) request.setHeader("Authorization", /\s/.test(token) ? token : `Bearer ${token}`);
  } catch (cause) {
    throw new NoAuthorisation("No token to upload with", { cause });
  }
}

/**
 * Throws on every answer but success. The library itself would take any failed look at an unfinished upload (a token that has run
 * out, a server in trouble) for its loss and begin anew; only "not found" and "gone" mean that.
 */
function refuse(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  if (status >= 200 && status < 300) return;
  if (request.getMethod() === "HEAD" && (status === 404 || status === 410)) return;
  throw new RefusedAnswer(
    request.getMethod(),
    status,
    response.getBody() ?? "",
    retryAfterMs(response.getHeader("Retry-After")),
  );
}

function retryAfterMs(header: string | null | undefined): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const delayMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(delayMs) ? Math.min(Math.max(0, delayMs), MAX_RETRY_AFTER_MS) : null;
}

const MAX_RETRY_AFTER_MS = 120_000;

function causeOf(error: Error): unknown {
  return error instanceof DetailedError ? (error.causingError ?? error) : error;
}
