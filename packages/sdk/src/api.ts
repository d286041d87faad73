import { toBase64 } from "./base64.ts";
import { asScanError, type ErrorName, errorTypes, missing, ScanError, throwIfAborted } from "./errors.ts";
import { baseOf, page } from "./page.ts";
import { wrongShape } from "./shapes.ts";
import type { ApiOptions, Key } from "./types.ts";
import { sdkVersion } from "./version.ts";

/**
 * Sends one request and answers the parsed JSON: GET or, with a body, POST. The caller checks the fields that it stands on, the
 * rest is the service's promise.
 */
export type Request = <Answer>(path: string, body?: object, query?: object, idempotencyKey?: string) => Promise<Answer>;

const credential = async (key: Key = ""): Promise<string> => {
  try {
    return typeof key === "object" ? await key.authorize() : key;
  } catch (cause) {
    throw key ? asScanError("CONNECTION_ERROR", cause) : missing("key", "set", "null");
  }
};

/**
 * Runs an operation with one credential for all its requests: the key, or what `authorize` answers, or the token. It may fail in
 * any way: an abort stays the signal's reason, a ScanError itself, all else becomes `name`.
 */
export const operate = async <Result>(
  name: ErrorName,
  key: Key | undefined,
  options: ApiOptions,
  run: (request: Request) => Promise<Result>,
  token?: string,
): Promise<Result> => {
  const { signal } = options;
  try {
    throwIfAborted(signal);
    const bearer = (await credential(key)) || token;
    const result = await run(asking(bearer, options));
    throwIfAborted(signal);
    return result;
  } catch (cause) {
    throwIfAborted(signal);
    throw asScanError(name, cause);
  }
};

/** `path`: relative to the API's base, from its host (`/…`), or a whole address. */
export const apiUrl = (path: string, apiBase?: string): URL => {
  if (!page() && !apiBase) throw missing("apiBase", "set");
  return new URL(path, baseOf(apiBase));
};

/** Without a body, `JSON.stringify` has nothing to send. */
const asking =
  (bearer: string | undefined, { apiBase, signal }: ApiOptions): Request =>
  async (path, body, query = {}, idempotencyKey) => {
    throwIfAborted(signal);
    const url = apiUrl(path, apiBase);
    for (const [name, value] of Object.entries(query)) if (value?.length) url.searchParams.set(name, String(value));
    const headers: Record<string, string> = {};
    const init: RequestInit = { headers, cache: "no-store", signal: signal ?? null };
    if (bearer) headers["Authorization"] = `Bearer ${toBase64(bearer)}`;
    if (idempotencyKey) headers["Idempotency-Key"] = idempotencyKey;
    if (body) {
      headers["Content-Type"] = "application/json";
      init.method = "POST";
      init.body = JSON.stringify(body);
    }
    let response: Response | undefined;
    let said;
    try {
      response = await fetch(url, init);
      said = await response.json();
    } catch (cause) {
      if (!response || !(cause instanceof SyntaxError))
        throw new ScanError("CONNECTION_ERROR", "Connection failed", { cause, retryable: true });
      if (response.ok) throw wrongShape(cause);
    }
    if (response.ok) return said;
    throw refusal(response, url, said);
  };

/** What the service says of a refusal goes along as its cause. */
const refusal = ({ status, headers }: Response, url: URL, said: object | undefined): ScanError => {
  const forbidden = status === 403;
  const name = forbidden ? "PERMISSION_ERROR" : "CONNECTION_ERROR";
  const requestId = headers.get("x-request-id") ?? undefined;
  const asked = headers.get("retry-after") ?? "";
  // A number of seconds or a date.
  const waitS = Number(asked) || (Date.parse(asked) - Date.now()) / 1000;
  const retryAfter = waitS >= 0 ? waitS : undefined;
  return new ScanError(name, `HTTP ${forbidden ? "permission/license " : ""}error! Status: ${status}`, {
    status,
    requestId,
    retryAfterMs: retryAfter && retryAfter * 1000,
    retryable: status === 408 || status === 429 || status >= 500,
    cause: {
      ...said,
      status,
      requestId,
      retryAfter,
      docs: `${url.origin}/sdk/${sdkVersion}/docs/errors/${errorTypes[name]}.md`,
    },
  });
};
