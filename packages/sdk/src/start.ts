import { apiUrl } from "./api.ts";
import { deviceOf } from "./device.ts";
import { asScanError, missing, ScanError, throwIfAborted } from "./errors.ts";
import { beginLaunch, ending, openApp, underWay } from "./launch.ts";
import { page } from "./page.ts";
import { isWebAddress, makePayload, withPayload, withQuery } from "./payload.ts";
import { textsIn, wrongShape } from "./shapes.ts";
import { countStart } from "./telemetry.ts";
import type { LaunchPath, LaunchPayload, StartOptions } from "./types.ts";

/**
 * Opens the scanner and answers the payload that it was given. Call it from a tap. A second call for the same tokens while a
 * launch is under way opens nothing and answers the first payload; one for others takes its place. Throws 1005, 1007, 1009, or
 * 1002 for anything else; the signal's reason when aborted.
 */
export const startScanning = (options: StartOptions): LaunchPayload => {
  try {
    const tokens = checkedTokens(options);
    throwIfAborted(options.signal);
    const path = pathOf(options);
    const payload = makePayload(options, tokens);
    if (path !== "handoff" && underWay) {
      if (underWay.measurementTokens.join() === tokens.join()) return underWay;
      ending.abort();
    }
    // oxlint-disable-next-line no-console -- the integrator has asked for it
    if (options.debug) console.debug("TreadSDK", path, payload);
    open(path, payload, options);
    return payload;
  } catch (cause) {
    throwIfAborted(options?.signal);
    throw asScanError("PARSING_ERROR", cause);
  }
};

/** The tokens to scan for, where everything that a start needs is there. */
const checkedTokens = (options: Partial<StartOptions> = {}): string[] => {
  const { launch = "auto", exitURL, errorURL, tokenData } = options;
  const own = launch === "handoff" ? "onHandoff" : launch === "android" || launch === "ios" ? launch : "";
  const wanted: [name: string, what: string, isFine: unknown, given?: string | undefined][] = [
    ["exitURL", "a URL pointing to a landing page", isWebAddress(exitURL), exitURL],
    ["errorURL", "a URL pointing to an error page", isWebAddress(errorURL), errorURL],
    ["tokenData", "the answer of createSession or getToken", tokenData],
    [own, "set", !own || options[own]],
  ];
  const messages = wanted.flatMap(([name, what, isFine, given]) => (isFine ? [] : missing(name, what, given).message));
  if (messages.length) throw new ScanError("PARAMETERS_MISSING", messages.join("\n"));
  const tokens = textsIn(tokenData, "measurement_tokens", "measurement_token");
  if (!tokens?.length) throw wrongShape(tokenData, "TOKEN_ERROR");
  return tokens;
};

const pathOf = (options: StartOptions): LaunchPath => {
  const { launch = "auto" } = options;
  const path = launch === "auto" ? deviceOf(options) : launch;
  if (path === "other" || path === "ios_too_old") {
    const why = path === "other" ? ", not iOS or Android" : " (iOS version too low)";
    throw new ScanError("DEVICE_NOT_SUPPORTED", `Device not supported${why}`);
  }
  return path;
};

/** An app that nobody has named a link of gives way to the web scanner. */
const open = (wanted: LaunchPath, payload: LaunchPayload, options: StartOptions): void => {
  const { android, ios, web, tokenData, apiBase, signal } = options;
  const app = (wanted === "android" ? android?.scheme : wanted === "ios" && ios?.appClip) || "";
  const path = app || wanted === "handoff" ? wanted : "web";
  const scanner = [web?.scanner, tokenData.launch?.scanner].find(isWebAddress) ?? apiUrl("/scan/", apiBase).href;
  const link = withPayload(scanner, payload);
  countStart(options, path, payload);
  if (path === "handoff") return options.onHandoff?.({ link, qr: link });
  const here = page();
  if (!here) return;
  if (path === "web") here.location.href = link;
  // Only href may be set in a top window of another origin.
  if (path === "ios") (here.top ?? here).location.href = withPayload(app, payload);
  const launch = beginLaunch(payload, signal);
  if (path === "android")
    openApp(
      here,
      withPayload(app, payload),
      android?.store ? withQuery(android.store, "launch=true") : link,
      launch.signal,
    );
};
