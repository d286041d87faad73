import { page } from "./page.ts";
import type { LaunchPayload } from "./types.ts";

const storeFallbackMs = 1000;
/** A second start within this time, with the page still there, is a double tap and not a new wish. */
const doubleTapMs = 3000;

let underWay: LaunchPayload | undefined;

/** The payload of the launch that has begun and has not ended. */
export function launchUnderWay(): LaunchPayload | undefined {
  return underWay;
}

/** Opens a way out of the page, and answers the signal at which its timers, listeners and frame go. */
export function beginLaunch(payload: LaunchPayload, signal: AbortSignal | undefined): AbortSignal {
  const here = page();
  const over = new AbortController();
  const end = () => {
    clearTimeout(timer);
    if (underWay === payload) underWay = undefined;
    over.abort();
  };
  const timer = setTimeout(end, doubleTapMs);
  const until = { signal: over.signal };
  signal?.addEventListener("abort", end, until);
  here?.addEventListener("pageshow", end, until);
  here?.addEventListener("visibilitychange", () => here.document.hidden || end(), until);
  underWay = payload;
  return over.signal;
}

/** The scheme link in a hidden frame; a page that stays in front for a second goes on to `fallback`. */
export function openApp(link: string, fallback: string, over: AbortSignal): void {
  const here = page();
  if (!here) return;
  const frame = here.document.createElement("iframe");
  frame.hidden = true;
  frame.src = link;
  here.document.body.append(frame);
  const tapped = here.navigator.userActivation?.isActive ?? true;
  const timer = tapped ? setTimeout(leave, storeFallbackMs) : 0;
  const cancel = () => clearTimeout(timer);
  const until = { signal: over };
  here.addEventListener("visibilitychange", cancel, until);
  here.addEventListener("pagehide", cancel, until);
  here.addEventListener("blur", cancel, until);
  over.addEventListener("abort", () => {
    cancel();
    frame.remove();
  });

  function leave(): void {
    if (here && !here.document.hidden) here.location.assign(fallback);
  }
}

/** In the top window, as an app clip does not open from a frame. Only `href` may be set in a window of another origin. */
export function openAppClip(link: string): void {
  const here = page();
  if (here) (here.top ?? here).location.href = link;
}

export function openScanner(link: string): void {
  page()?.location.assign(link);
}
