import { fromBase64, toBase64Url } from "./base64.ts";
import { asScanError, ScanError } from "./errors.ts";
import { page } from "./page.ts";
import type { LaunchPayload, ReturnData, StartOptions } from "./types.ts";
import { uuid } from "./uuid.ts";
import { sdkVersion } from "./version.ts";

export const makePayload = (options: StartOptions, measurementTokens: string[]): LaunchPayload => ({
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
});

/** The link with the payload as its query value `data`. */
export const withPayload = (link: string, payload: LaunchPayload): string =>
  withQuery(link, `data=${toBase64Url(JSON.stringify(payload))}`);

/** The query stands before a fragment, whatever that holds. */
export const withQuery = (link: string, query: string): string =>
  link.replace(/(?=#)|$/, (/^[^#]*\?/.test(link) ? "&" : "?") + query);

/**
 * Reads what the scanner brought back to your page in the query value `data`. `search`: a query, with or without `?`; default
 * the page's own. Throws 1001 where there is none, 1002 where it is not base64 or base64url of a JSON object.
 */
export const getDataParameter = (search: string = page()?.location.search ?? ""): ReturnData => {
  const data = new URLSearchParams(search).get("data");
  if (!data) throw new ScanError("NO_DATA_PARAMETER", "No data parameter");
  try {
    const value: unknown = JSON.parse(fromBase64(data));
    if (typeof value === "object" && value && !Array.isArray(value)) return value;
    throw TypeError("Not an object");
  } catch (cause) {
    throw asScanError("PARSING_ERROR", cause);
  }
};

const ofTheWeb = /^https?:\/\/./i;

/** Whether a page of the web is meant, perhaps by an address relative to this one. */
export const isWebAddress = (link: string | undefined): link is string => ofTheWeb.test(wholeAddress(link) ?? "");

/** The scanner may live on another host, where `/return` would mean another page. */
const wholeAddress = <Link extends string | undefined>(link: Link): Link | string => {
  const base = page()?.location.href;
  return base && link && !ofTheWeb.test(link) ? new URL(link, base).href : link;
};
