import { apiUrl } from "./api.ts";
import { deviceOf } from "./device.ts";
import { asScanError, ScanError, throwIfAborted } from "./errors.ts";
import { beginLaunch, underWay, openApp } from "./launch.ts";
import { page } from "./page.ts";
import { makePayload, withPayload, withQuery } from "./payload.ts";
import { countStart } from "./telemetry.ts";
import type { LaunchPath, LaunchPayload, StartOptions } from "./types.ts";

/**
 * Opens the scanner and answers the payload that it was given. Call it from a tap. A second call while a launch is under way
 * opens nothing and answers the first payload. Throws 1005, 1007, 1009, or 1002 for anything else; the signal's reason when aborted.
 */
export function startScanning(options: StartOptions): LaunchPayload {
  checkOptions(options);
  throwIfAborted(options.signal);
  try {
    const path = pathOf(options);
    if (underWay && path !== "handoff") return underWay;
    const payload = makePayload(options);
    // oxlint-disable-next-line no-console -- the integrator has asked for it
    if (options.debug) console.debug("TreadSDK", path, payload);
    open(path, payload, options);
    return payload;
  } catch (cause) {
    throw asScanError("PARSING_ERROR", cause);
  }
}

function checkOptions(options: Partial<StartOptions> = {}): void {
  const { launch, tokenData } = options;
  const wanted: [name: "exitURL" | "errorURL" | "tokenData" | "android" | "ios" | "onHandoff", what: string][] = [
    ["exitURL", "a URL pointing to a landing page"],
    ["errorURL", "a URL pointing to an error page"],
    ["tokenData", "the answer of createSession or getToken"],
  ];
  if (launch === "android" || launch === "ios") wanted.push([launch, "set"]);
  if (launch === "handoff") wanted.push(["onHandoff", "set"]);
  const messages = wanted.flatMap(([name, what]) =>
    options[name] ? [] : `'${name}' is undefined and should be ${what}`,
  );
  if (messages.length) throw new ScanError("PARAMETERS_MISSING", messages.join("\n"));
  if (!tokenData?.measurement_tokens?.length) throw new ScanError("TOKEN_ERROR", "Server Response Error");
}

function pathOf(options: StartOptions): LaunchPath {
  const { launch, android, ios } = options;
  if (launch && launch !== "auto") return launch;
  const device = deviceOf(options);
  if (device === "android") return android ? device : "web";
  if (device === "ios") return ios ? device : "web";
  const why = device === "other" ? ", not iOS or Android" : " (iOS version too low)";
  throw new ScanError("DEVICE_NOT_SUPPORTED", `Device not supported${why}`);
}

function open(path: LaunchPath, payload: LaunchPayload, options: StartOptions): void {
  const { android, ios } = options;
  const scanner = withPayload(options.web?.scanner ?? apiUrl("/scan/", options.apiBase).href, payload);
  const here = page();
  if (here) countStart(here, options, path, payload);
  if (path === "handoff") return options.onHandoff?.({ link: scanner, qr: scanner });
  if (!here) return;
  const ending = beginLaunch(payload, options.signal);
  try {
    if (path === "android" && android) {
      const store = android.store ? withQuery(android.store, "launch=true") : scanner;
      openApp(here, withPayload(android.scheme, payload), store, ending.signal);
    } else if (path === "ios" && ios) {
      // Only href may be set in a top window of another origin.
      (here.top ?? here).location.href = withPayload(ios.appClip, payload);
    } else here.location.assign(scanner);
  } catch (error) {
    ending.abort();
    throw error;
  }
}
