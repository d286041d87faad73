import { page } from "./page.ts";
import type { LaunchPath, LaunchPayload, StartOptions } from "./types.ts";

/** Counts a start where the integrator gave an address for it; a failure is nobody's business. */
export function countStart({ telemetry }: StartOptions, path: LaunchPath, payload: LaunchPayload): void {
  const here = page();
  if (!here || !telemetry) return;
  const { counter, script } = telemetry;
  if (script && !Array.from(here.document.scripts).some((element) => element.src === script)) {
    const element = here.document.createElement("script");
    element.src = script;
    element.async = true;
    here.document.head.append(element);
  }
  if (!counter) return;
  const fields = {
    action: "start_scanning",
    platform: path,
    calling_platform: "web",
    trid: payload.trid,
    session: payload.sid,
    sdkVersion: payload.sdkVersion,
    userAgent: here.navigator.userAgent,
    currentDomain: here.location.hostname,
  };
  here.navigator.sendBeacon(counter, JSON.stringify(fields));
}
