/** The window, or nothing on a server: looked up at each use, so that importing the SDK touches nothing. */
export const page = (): Window | undefined => globalThis.window;

/** Where the calls of the service lie, with a slash at its end. Throws where neither an address nor a page says a host. */
export const baseOf = (apiBase = "/measurement/v1"): URL =>
  new URL(apiBase.replace(/\/*$/, "/"), page()?.location.href);

/** Listens to events of the page until the signal says so. */
export const listen = (names: string[], act: (event: PageEvent) => void, signal: AbortSignal): void => {
  for (const name of names) page()?.addEventListener(name, act, { signal });
};

type PageEvent = Event & { persisted?: boolean };

/**
 * Lasts `ms`, until `signal` aborts, or until the page comes back (from another app or tab, or from the back-forward cache) and
 * `isOver`; then it calls `onEnd`. The end is the abort of what it answers; aborting that is the end as well.
 */
export const lasting = (
  ms: number,
  signal: AbortSignal | undefined,
  isOver: (event: PageEvent) => boolean,
  onEnd: () => void,
): AbortController => {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, ms);
  ending.signal.addEventListener("abort", () => {
    clearTimeout(timer);
    onEnd();
  });
  signal?.addEventListener("abort", end, { signal: ending.signal });
  listen(["visibilitychange", "pageshow"], (event) => isOver(event) && end(), ending.signal);
  return ending;
};
