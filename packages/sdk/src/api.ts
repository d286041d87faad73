import { toBase64 } from "./base64.ts";
import { asScanError, ScanError, throwIfAborted } from "./errors.ts";
import { page } from "./page.ts";
import { wrongShape } from "./shapes.ts";
import type { ApiOptions, Key } from "./types.ts";

/** Address of a call: relative to the API's base, from its host (`/…`), or a whole one. */
export function apiUrl(path: string, apiBase = "/measurement/v1/"): URL {
  return new URL(path, new URL(apiBase.replace(/\/*$/, "/"), page()?.location.href));
}

/** The credential of one operation: the key, or what `authorize` answers. */
export async function credential(key: Key | undefined): Promise<string> {
  if (typeof key !== "object") return key ?? "";
  try {
    return await key.authorize();
  } catch (cause) {
    throw asScanError("CONNECTION_ERROR", cause);
  }
}

/** One request, GET or, with a body, POST; answers the parsed JSON. Without a body, `JSON.stringify` has nothing to send. */
export async function ask(url: URL, key: string, options: ApiOptions, body?: object): Promise<unknown> {
  throwIfAborted(options.signal);
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${toBase64(key)}`;
  if (body) headers["Content-Type"] = "application/json";
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers,
      body: JSON.stringify(body),
      cache: "no-store",
      signal: options.signal ?? null,
    });
    text = await response.text();
  } catch (cause) {
    throw new ScanError("CONNECTION_ERROR", "Connection failed", { cause, retryable: true });
  }
  if (!response.ok) throw refusal(response);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw wrongShape(cause);
  }
}

function refusal({ status, headers }: Response): ScanError {
  const forbidden = status === 403;
  const name = forbidden ? "PERMISSION_ERROR" : "CONNECTION_ERROR";
  return new ScanError(name, `HTTP ${forbidden ? "permission/license " : ""}error! Status: ${status}`, {
    status,
    requestId: headers.get("x-request-id") ?? undefined,
    retryable: status === 408 || status === 429 || status >= 500,
    retryAfterMs: waitAsked(headers.get("retry-after")),
  });
}

/** `Retry-After` is a number of seconds or a date. */
function waitAsked(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const waitMs = seconds >= 0 ? seconds * 1000 : Date.parse(header) - Date.now();
  return waitMs >= 0 ? waitMs : undefined;
}
