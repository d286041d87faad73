import { comingBack, listen, page } from "./page.ts";
import type { LaunchPayload } from "./types.ts";

const storeFallbackMs = 1000;
/** A second start within this time, with the page still there, is a double tap and not a new wish. */
const doubleTapMs = 3000;

/** The payload of the launch that has begun and has not ended. */
export let underWay: LaunchPayload | undefined;

/**
 * Begins a launch, and answers the signal at which its timers, listeners and frame go: at an abort, when the page comes back
 * (also from the back-forward cache), or a while after a launch that led nowhere.
 */
export function beginLaunch(payload: LaunchPayload, signal: AbortSignal | undefined): AbortSignal {
  const over = new AbortController();
  const end = () => {
    clearTimeout(timer);
    underWay = undefined;
    over.abort();
  };
  const timer = setTimeout(end, doubleTapMs);
  signal?.addEventListener("abort", end, { signal: over.signal });
  listen(comingBack, () => page()?.document.hidden || end(), over.signal);
  underWay = payload;
  return over.signal;
}

/** The scheme link in a hidden frame; a page that stays in front for a second after a tap goes on to `fallback`. */
export function openApp(here: Window, link: string, fallback: string, over: AbortSignal): void {
  const frame = here.document.createElement("iframe");
  frame.hidden = true;
  frame.src = link;
  here.document.body.append(frame);
  const tapped = here.navigator.userActivation?.isActive ?? true;
  const timer = tapped ? setTimeout(() => here.location.assign(fallback), storeFallbackMs) : 0;
  const cancel = () => clearTimeout(timer);
  listen(["visibilitychange", "pagehide", "blur"], cancel, over);
  over.addEventListener("abort", () => {
    cancel();
    frame.remove();
  });
}
