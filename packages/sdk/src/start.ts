import { apiUrl } from "./api.ts";
import { deviceOf } from "./device.ts";
import { asScanError, ScanError, throwIfAborted } from "./errors.ts";
import { beginLaunch, launchUnderWay, openApp, openAppClip, openScanner } from "./launch.ts";
import { page } from "./page.ts";
import { makePayload, withPayload, withQuery } from "./payload.ts";
import { countStart } from "./telemetry.ts";
import type { LaunchPath, LaunchPayload, StartOptions } from "./types.ts";

/**
 * Opens the scanner and answers the payload that it was given. Call it from a tap. A second call while a launch is under way
 * opens nothing and answers the first payload. Throws 1005, 1007, 1009, or 1002 for anything else; the signal's reason when aborted.
 */
export function startScanning(options: StartOptions): LaunchPayload {
  throwIfAborted(options?.signal);
  checkOptions(options);
  try {
    const path = pathOf(options);
    const payload = (path !== "handoff" && launchUnderWay()) || makePayload(options);
    if (payload !== launchUnderWay()) {
      countStart(options, path, payload);
      open(path, payload, options);
    }
    return payload;
  } catch (cause) {
    throw asScanError("PARSING_ERROR", cause);
  }
}

function checkOptions(options: Partial<StartOptions> = {}): void {
  const missing = [];
  if (!options.exitURL) missing.push("'exitURL' is undefined and should be a URL pointing to a landing page");
  if (!options.errorURL) missing.push("'errorURL' is undefined and should be a URL pointing to an error page");
  if (!options.tokenData)
    missing.push("'tokenData' is undefined and should be what createSession or getToken answered");
  if (options.launch === "android" && !options.android?.scheme)
    missing.push("'android.scheme' is undefined and should be the link scheme of your app");
  if (options.launch === "ios" && !options.ios?.appClip)
    missing.push("'ios.appClip' is undefined and should be the link of your app clip");
  if (options.launch === "handoff" && !options.onHandoff)
    missing.push("'onHandoff' is undefined and should be a function that takes the link");
  if (missing.length) throw new ScanError("PARAMETERS_MISSING", missing.join("\n"));
  if (!options.tokenData?.measurement_tokens?.length) throw new ScanError("TOKEN_ERROR", "Server Response Error");
}

function pathOf(options: StartOptions): LaunchPath {
  if (options.launch && options.launch !== "auto") return options.launch;
  const here = page()?.navigator;
  const device = deviceOf({
    userAgent: options.userAgent ?? here?.userAgent ?? "",
    maxTouchPoints: here?.maxTouchPoints ?? 0,
    forceAndroid: options.forceAndroid,
    forceiOS: options.forceiOS,
  });
  if (device === "ios_too_old")
    throw new ScanError("DEVICE_NOT_SUPPORTED", "Device not supported (iOS version too low)");
  if (device === "other") throw new ScanError("DEVICE_NOT_SUPPORTED", "Device not supported, not iOS or Android");
  const configured = device === "android" ? options.android?.scheme : options.ios?.appClip;
  return configured ? device : "web";
}

function open(path: LaunchPath, payload: LaunchPayload, options: StartOptions): void {
  const { android, ios, onHandoff, signal } = options;
  const scanner = () => withPayload(options.web?.scanner ?? apiUrl("/scan/", options.apiBase).href, payload);
  if (path === "handoff") {
    const link = scanner();
    return onHandoff?.({ link, qr: link });
  }
  const over = beginLaunch(payload, signal);
  if (path === "android" && android)
    openApp(
      withPayload(android.scheme, payload),
      android.store ? withQuery(android.store, "launch=true") : scanner(),
      over,
    );
  else if (path === "ios" && ios) openAppClip(withPayload(ios.appClip, payload));
  else openScanner(scanner());
}
