import { agentOf, deviceOf } from "./device.ts";
import { page } from "./page.ts";
import type { LaunchPath, Support, SupportEnv, SupportReason } from "./types.ts";

export type { Support, SupportEnv, SupportReason };

/** Which ways of scanning this browser has, and why not the others. Asks for no permission. */
export const checkSupport = (env: SupportEnv = {}): Record<LaunchPath, Support> => {
  const here = page()?.navigator;
  const agent = agentOf(env);
  const device = deviceOf(env);
  const inApp = (device === "ios" ? /GSA|^(?!.* Safari\/6)/ : /; wv/).test(agent) && "in_app_browser";
  const camera = env.liveCamera ?? (here && "mediaDevices" in here);
  return {
    android: unless(device === "android" ? inApp : "not_android"),
    ios: unless(device === "ios" ? inApp : device === "ios_too_old" ? device : "not_ios"),
    web: unless(!camera && (agent ? "photos_only" : "no_browser"), !!agent),
    handoff: unless(false),
  };
};

const unless = (reason: SupportReason | false, possible = false): Support =>
  reason ? { possible, reason } : { possible: true };
