import type { LaunchPath, LaunchPayload, StartOptions } from "./types.ts";

let scriptLoaded = false;

/** Counts a start where the integrator gave an address for it; a failure is nobody's business. */
export function countStart(
  here: Window,
  { telemetry: { counter, script } = {} }: StartOptions,
  platform: LaunchPath,
  { trid, sid: session, sdkVersion }: LaunchPayload,
): void {
  const { document, navigator, location } = here;
  try {
    if (script && !scriptLoaded) {
      const element = document.createElement("script");
      element.src = script;
      document.head.append(element);
      scriptLoaded = true;
    }
    if (!counter) return;
    const fields = {
      action: "start_scanning",
      platform,
      calling_platform: "web",
      trid,
      session,
      sdkVersion,
      userAgent: navigator.userAgent,
      currentDomain: location.hostname,
    };
    navigator.sendBeacon(counter, JSON.stringify(fields));
  } catch {
    // A wrong address or a policy for scripts must not keep anybody from scanning.
  }
}
