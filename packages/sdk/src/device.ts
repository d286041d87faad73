import { oldestSafari } from "./limits.ts";
import { page } from "./page.ts";
import type { StartOptions } from "./types.ts";

export type Device = "android" | "ios" | "ios_too_old" | "other";

/** What the integrator says of the device, else what the browser says. */
export type DeviceHints = Pick<StartOptions, "userAgent" | "forceAndroid" | "forceiOS"> & {
  maxTouchPoints?: number | undefined;
};

export const agentOf = (hints: DeviceHints): string => hints.userAgent ?? page()?.navigator.userAgent ?? "";

/**
 * Safari's version decides where the user agent tells it. Chrome on iOS tells none, or a made-up one for desktop sites; then the
 * version of iOS decides. That stands still at 18 from iOS 26 on, so it can only ever say that a device is too old.
 */
export const deviceOf = (hints: DeviceHints): Device => {
  const agent = agentOf(hints);
  if (hints.forceAndroid || /android/i.test(agent)) return "android";
  if (hints.forceiOS) return "ios";
  const touches = hints.maxTouchPoints ?? page()?.navigator.maxTouchPoints ?? 0;
  if (!(touches > 1 ? /iPhone|iPad|Macintosh/ : /iPhone|iPad/).test(agent)) return "other";
  const [, safari, system] = /^(?!.*CriOS).*Version\/(\d+)|OS (\d+)_/.exec(agent) ?? [];
  return Number(safari ?? system) < oldestSafari ? "ios_too_old" : "ios";
};
