import { deviceOf } from "./device.ts";
import { page } from "./page.ts";
import type { LaunchPath, Support, SupportEnv } from "./types.ts";

const inAppBrowser =
  /FBA[NV]|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|musical_ly|Bytedance|LinkedInApp|Pinterest|Twitter|GSA\/|; wv\)/;

/** Which ways of scanning this browser has, and why not the others. Asks for no permission. */
export function checkSupport(env: SupportEnv = {}): Record<LaunchPath, Support> {
  const here = page()?.navigator;
  const userAgent = env.userAgent ?? here?.userAgent;
  if (userAgent === undefined) {
    const none: Support = { possible: false, reason: "no_browser" };
    return { android: none, ios: none, web: none, handoff: none };
  }
  const device = deviceOf({ userAgent, maxTouchPoints: env.maxTouchPoints ?? here?.maxTouchPoints ?? 0 });
  const app: Support = inAppBrowser.test(userAgent)
    ? { possible: false, reason: "in_app_browser" }
    : { possible: true };
  const camera = env.liveCamera ?? (here !== undefined && "mediaDevices" in here);
  return {
    android: device === "android" ? app : { possible: false, reason: "not_android" },
    ios: device === "ios" ? app : { possible: false, reason: device === "ios_too_old" ? device : "not_ios" },
    web: camera ? { possible: true } : { possible: true, reason: "photos_only" },
    handoff: { possible: true },
  };
}
