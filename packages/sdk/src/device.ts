export type Device = "android" | "ios" | "ios_too_old" | "other";

export type DeviceFacts = {
  userAgent: string;
  maxTouchPoints: number;
  forceAndroid?: boolean | undefined;
  forceiOS?: boolean | undefined;
};

const oldestSafari = 17;

/**
 * Safari's version decides where the user agent tells it. Chrome on iOS tells none, or a made-up one for desktop sites; then the
 * version of iOS decides. That stands still at 18 from iOS 26 on, so it can only ever say that a device is too old.
 */
export function deviceOf(facts: DeviceFacts): Device {
  const agent = facts.userAgent;
  if (facts.forceAndroid || /android/i.test(agent)) return "android";
  if (facts.forceiOS) return "ios";
  const touchMac = /Macintosh/.test(agent) && facts.maxTouchPoints > 1;
  if (!touchMac && !/iPhone|iPad/.test(agent)) return "other";
  const version = (!/CriOS/.test(agent) && /Version\/(\d+)/.exec(agent)) || / OS (\d+)_/.exec(agent);
  return version && Number(version[1]) < oldestSafari ? "ios_too_old" : "ios";
}
