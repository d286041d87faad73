import { asScanError, ScanError, throwIfAborted } from "./errors.ts";
import { toBase64 } from "./base64.ts";
import { page } from "./page.ts";
import type { ApiOptions, Key } from "./types.ts";

/** Address of a call: relative to the API's base, from its host (`/…`), or a whole one. */
export function apiUrl(path: string, apiBase = "/measurement/v1/"): URL {
  return new URL(path, new URL(apiBase.replace(/\/*$/, "/"), page()?.location.href));
}

/** The credential of one operation: the key, or what `authorize` answers. */
export async function credential(key: Key | undefined, signal: AbortSignal | undefined): Promise<string> {
  if (!key || typeof key === "string") return key || "";
  try {
    return await key.authorize();
  } catch (cause) {
    throw asScanError("CONNECTION_ERROR", cause);
  } finally {
    throwIfAborted(signal);
  }
}

/** One request, GET or, with a body, POST; answers the parsed JSON. */
export async function ask(url: URL, key: string, options: ApiOptions, body?: object): Promise<unknown> {
  const { signal = null } = options;
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${toBase64(key)}`;
  if (body) headers["Content-Type"] = "application/json";
  let response: Response;
  let text: string;
  try {
    response = await fetch(url.href, {
      method: body ? "POST" : "GET",
      headers,
      body: body ? JSON.stringify(body) : null,
      cache: "no-store",
      referrerPolicy: "origin",
      signal,
    });
    text = await response.text();
  } catch (cause) {
    throw new ScanError("CONNECTION_ERROR", "Connection failed", { cause, retryable: true });
  }
  return parse(response, text);
}

function parse({ ok, status, headers }: Response, text: string): unknown {
  const requestId = headers.get("x-request-id") ?? undefined;
  if (status === 403)
    throw new ScanError("PERMISSION_ERROR", "HTTP permission/license error! Status: 403", { status, requestId });
  if (!ok) {
    const retryable = status === 408 || status === 429 || status >= 500;
    const retryAfterMs = waitAsked(headers.get("retry-after"));
    throw new ScanError("CONNECTION_ERROR", `HTTP error! Status: ${status}`, {
      status,
      requestId,
      retryable,
      retryAfterMs,
    });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ScanError("SERVER_RESPONSE_ERROR", "Server Response Error", { cause, status, requestId });
  }
}

/** `Retry-After` is a number of seconds or a date. */
function waitAsked(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
