import { doubleTapMs, storeFallbackMs } from "./limits.ts";
import { lasting, listen, page } from "./page.ts";
import type { LaunchPayload } from "./types.ts";

/** The launch that has begun and has not ended. */
export let underWay: LaunchPayload | undefined;
export let ending: AbortController;

/**
 * Begins a launch, and answers what ends it with its timers, listeners and frame: an abort, the page that comes back (also from
 * the back-forward cache), or three seconds in which it led nowhere. A page that has only just been loaded has not come back.
 */
export const beginLaunch = (payload: LaunchPayload, signal: AbortSignal | undefined): AbortController => {
  const isBack = ({ persisted }: { persisted?: boolean }) => !page()?.document.hidden && persisted !== false;
  ending = lasting(doubleTapMs, signal, isBack, () => {
    underWay = undefined;
  });
  underWay = payload;
  return ending;
};

/** The scheme link in a hidden frame; a page that stays in front for a second after a tap goes on to `fallback`. */
export const openApp = (here: Window, src: string, fallback: string, signal: AbortSignal): void => {
  const frame = Object.assign(here.document.createElement("iframe"), { hidden: true, src });
  here.document.body.append(frame);
  const tapped = here.navigator.userActivation?.isActive ?? true;
  const timer = tapped ? setTimeout(() => (here.location.href = fallback), storeFallbackMs) : 0;
  const cancel = () => clearTimeout(timer);
  listen(["visibilitychange", "pagehide", "blur"], cancel, signal);
  signal.addEventListener("abort", () => {
    cancel();
    frame.remove();
  });
};
