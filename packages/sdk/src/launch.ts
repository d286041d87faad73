import { fieldOf } from "./cast.ts";
import { comingBack, listen, page } from "./page.ts";
import type { LaunchPayload } from "./types.ts";

const storeFallbackMs = 1000;
/** A second start within this time, with the page still there, is a double tap and not a new request. */
const doubleTapMs = 3000;

/** The payload of the launch that has begun and has not ended. */
export let underWay: LaunchPayload | undefined;

/**
 * Begins a launch, and answers what ends it with its timers, listeners and frame: an abort, the page that comes back (also from
 * the back-forward cache), or three seconds in which it led nowhere. A page that has only just been loaded has not come back.
 */
export function beginLaunch(payload: LaunchPayload, signal: AbortSignal | undefined): AbortController {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, doubleTapMs);
  ending.signal.addEventListener("abort", () => {
    clearTimeout(timer);
    underWay = undefined;
  });
  signal?.addEventListener("abort", end, { signal: ending.signal });
  const endIfBack = (event: Event) => page()?.document.hidden || fieldOf(event, "persisted") === false || end();
  listen(comingBack, endIfBack, ending.signal);
  underWay = payload;
  return ending;
}

/** The scheme link in a hidden frame; a page that stays in front for a second after a tap goes on to `fallback`. */
export function openApp(here: Window, link: string, fallback: string, ending: AbortSignal): void {
  const frame = here.document.createElement("iframe");
  frame.hidden = true;
  frame.src = link;
  here.document.body.append(frame);
  const tapped = here.navigator.userActivation?.isActive ?? true;
  const timer = tapped ? setTimeout(() => here.location.assign(fallback), storeFallbackMs) : 0;
  const cancel = () => clearTimeout(timer);
  listen(["visibilitychange", "pagehide", "blur"], cancel, ending);
  ending.addEventListener("abort", () => {
    cancel();
    frame.remove();
  });
}
