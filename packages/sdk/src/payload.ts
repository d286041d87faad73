import { fromBase64, toBase64Url } from "./base64.ts";
import { asScanError, ScanError } from "./errors.ts";
import { page } from "./page.ts";
import { isObject } from "./shapes.ts";
import type { LaunchPayload, ReturnData, StartOptions } from "./types.ts";
import { sdkVersion } from "./version.ts";

export function makePayload(options: StartOptions): LaunchPayload {
  const measurementTokens = options.tokenData.measurement_tokens.map((entry) => entry.measurement_token);
  return {
    measurementTokens,
    exitURL: wholeAddress(options.exitURL),
    exitID: options.exitID ?? uuid(),
    sdkVersion,
    workflowVersion: options.workflowVersion ?? "2",
    supportURL: wholeAddress(options.supportURL),
    errorURL: wholeAddress(options.errorURL),
    showScanResultsInApp: options.showScanResultsInApp ?? true,
    trid: uuid(),
    sid: measurementTokens[0] || "0",
  };
}

/** The link with the payload as its query value `data`. */
export function withPayload(link: string, payload: LaunchPayload): string {
  return withQuery(link, `data=${toBase64Url(JSON.stringify(payload))}`);
}

export function withQuery(link: string, query: string): string {
  return link + (link.includes("?") ? "&" : "?") + query;
}

/**
 * Reads what the scanner brought back to your page in the query value `data`. `search`: a query, with or without `?`; default
 * the page's own. Throws 1001 where there is none, 1002 where it is not base64 or base64url of a JSON object.
 */
export function getDataParameter(search: string = page()?.location.search ?? ""): ReturnData {
  const data = new URLSearchParams(search).get("data");
  if (!data) throw new ScanError("NO_DATA_PARAMETER", "No data parameter");
  try {
    const value: unknown = JSON.parse(fromBase64(data));
    if (isObject(value)) return value;
    throw TypeError("Not an object");
  } catch (cause) {
    throw asScanError("PARSING_ERROR", cause);
  }
}

/** The scanner may live on another host, where `/return` would mean another page. */
function wholeAddress<Link extends string | undefined>(link: Link): Link | string {
  const base = page()?.location.href;
  return base && link && !/^[\w+.-]+:/.test(link) ? new URL(link, base).href : link;
}

/** Version 4. `crypto.randomUUID` is missing on http pages and before iOS 15.4. */
function uuid(): string {
  return "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (text) => {
    const digit = Number(text);
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit ^ (random & (15 >> (digit / 4)))).toString(16);
  });
}
