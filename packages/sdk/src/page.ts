/** The window, or nothing on a server: looked up at each use, so that importing the SDK touches nothing. */
export function page(): Window | undefined {
  return typeof window === "undefined" ? undefined : window;
}

/** What a page hears when it comes back: from another app or tab, and from the back-forward cache. */
export const comingBack = ["visibilitychange", "pageshow"];

/** Listens to events of the page until the signal says so. */
export function listen(names: string[], act: (event: Event) => void, signal: AbortSignal): void {
  for (const name of names) page()?.addEventListener(name, act, { signal });
}
