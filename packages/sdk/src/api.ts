import { toBase64 } from "./base64.ts";
import { asScanError, type ErrorName, missing, ScanError, throwIfAborted } from "./errors.ts";
import { page } from "./page.ts";
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
export async function operate<Result>(
  name: ErrorName,
  key: Key | undefined,
  options: ApiOptions,
  run: (request: Request) => Promise<Result>,
  token?: string,
): Promise<Result> {
  const { signal } = options;
  try {
    throwIfAborted(signal);
    const bearer = (await credential(key)) || token;
    const result = await run((...sent) => ask(bearer, options, ...sent));
    throwIfAborted(signal);
    return result;
  } catch (cause) {
    throwIfAborted(signal);
    throw asScanError(name, cause);
  }
}

/** `path`: relative to the API's base, from its host (`/…`), or a whole address. */
export function apiUrl(path: string, apiBase?: string): URL {
  const here = page()?.location.href;
  if (!here && !apiBase) throw missing("apiBase", "set");
  return new URL(path, new URL((apiBase ?? "/measurement/v1").replace(/\/*$/, "/"), here));
}

/** Without a body, `JSON.stringify` has nothing to send. */
async function ask<Answer>(
  bearer: string | undefined,
  { apiBase, signal }: ApiOptions,
  path: string,
  body?: object,
  query: object = {},
  idempotencyKey?: string,
): Promise<Answer> {
  throwIfAborted(signal);
  const url = apiUrl(path, apiBase);
  for (const [name, value] of Object.entries(query)) if (value?.length) url.searchParams.set(name, String(value));
  const headers: Record<string, string> = {};
  if (bearer) headers["Authorization"] = `Bearer ${toBase64(bearer)}`;
  if (body) headers["Content-Type"] = "application/json";
  if (idempotencyKey) headers["Idempotency-Key"] = idempotencyKey;
  let response: Response | undefined;
  let said: object | undefined;
  try {
    const method = body ? "POST" : "GET";
    response = await fetch(url, {
      method,
      headers,
      body: JSON.stringify(body),
      cache: "no-store",
      signal: signal ?? null,
    });
    const answer: Answer & object = await response.json();
    if (response.ok) return answer;
    said = answer;
  } catch (cause) {
    if (!response || !(cause instanceof SyntaxError))
      throw new ScanError("CONNECTION_ERROR", "Connection failed", { cause, retryable: true });
    if (response.ok) throw wrongShape(cause);
  }
  throw refusal(response, url, said);
}

/** What the service says of a refusal goes along as its cause. */
function refusal({ status, headers }: Response, url: URL, said: object | undefined): ScanError {
  const forbidden = status === 403;
  const requestId = headers.get("x-request-id") ?? undefined;
  const asked = headers.get("retry-after") ?? "";
  // A number of seconds or a date.
  const waitS = Number(asked) || (Date.parse(asked) - Date.now()) / 1000;
  const retryAfter = waitS >= 0 ? waitS : undefined;
  return new ScanError(
    forbidden ? "PERMISSION_ERROR" : "CONNECTION_ERROR",
    `HTTP ${forbidden ? "permission/license " : ""}error! Status: ${status}`,
    {
      status,
      requestId,
      retryAfterMs: retryAfter && retryAfter * 1000,
      retryable: status === 408 || status === 429 || status >= 500,
      cause: {
        ...said,
        status,
        requestId,
        retryAfter,
        docs: `${url.origin}/sdk/${sdkVersion}/docs/errors/${forbidden ? 1010 : 1006}.md`,
      },
    },
  );
}
