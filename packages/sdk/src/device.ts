import { page } from "./page.ts";
import type { StartOptions } from "./types.ts";

export type Device = "android" | "ios" | "ios_too_old" | "other";

/** What the integrator says of the device, else what the browser says. */
export type DeviceHints = Pick<StartOptions, "userAgent" | "forceAndroid" | "forceiOS"> & {
  maxTouchPoints?: number | undefined;
};

const oldestSafari = 17;

/**
 * Safari's version decides where the user agent tells it. Chrome on iOS tells none, or a made-up one for desktop sites; then the
 * version of iOS decides. That stands still at 18 from iOS 26 on, so it can only ever say that a device is too old.
 */
export function deviceOf(hints: DeviceHints): Device {
  const here = page()?.navigator;
  const agent = hints.userAgent ?? here?.userAgent ?? "";
  const touches = hints.maxTouchPoints ?? here?.maxTouchPoints ?? 0;
  if (hints.forceAndroid || /android/i.test(agent)) return "android";
  if (hints.forceiOS) return "ios";
  if (!(touches > 1 ? /iPhone|iPad|Macintosh/ : /iPhone|iPad/).test(agent)) return "other";
  const version = (!/CriOS/.test(agent) && /Version\/(\d+)/.exec(agent)) || /OS (\d+)_/.exec(agent);
  return version && Number(version[1]) < oldestSafari ? "ios_too_old" : "ios";
}
