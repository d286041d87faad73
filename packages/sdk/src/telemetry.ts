import type { LaunchPath, LaunchPayload, StartOptions } from "./types.ts";

let loadedScript: string | undefined;

/** Counts a start where the integrator gave an address for it; a failure is nobody's business. */
export const countStart = (options: StartOptions, platform: LaunchPath, payload: LaunchPayload): void => {
  const { counter, script } = options.telemetry ?? {};
  try {
    if (script && !loadedScript) {
      window.document.head.append(Object.assign(window.document.createElement("script"), { src: script }));
      loadedScript = script;
    }
    if (!counter) return;
    const fields = {
      action: "start_scanning",
      platform,
      calling_platform: "web",
      trid: payload.trid,
      session: payload.sid,
      sdkVersion: payload.sdkVersion,
      userAgent: window.navigator.userAgent,
      currentDomain: window.location.hostname,
    };
    window.navigator.sendBeacon(counter, JSON.stringify(fields));
  } catch {
    // A wrong address or a policy for scripts must not keep anybody from scanning.
  }
};
