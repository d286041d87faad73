/** Where the browser announces that the connection or the page is back; replaced in tests. */
export interface ConnectionEvents {
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

/** The browser's view of the connection: waits that end early, and news of its loss. */
export interface Connection {
  /** Resolves after `delayMs`, or at once when the connection or the page comes back, or when `signal` aborts. */
  wait(delayMs: number, signal: AbortSignal): Promise<void>;
  /** Calls back when the browser loses its connection; answers how to stop listening. */
  onLost(listener: () => void): () => void;
}

/** Without `events` it listens to the browser's window and page, and to nothing where there is none. */
export function watchConnection(events: ConnectionEvents = browserEvents()): Connection {
  return {
    wait: (delayMs, signal) =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          for (const type of BACK) events.removeEventListener(type, end);
          signal.removeEventListener("abort", end);
          resolve();
        };
        const timer = setTimeout(end, delayMs);
        for (const type of BACK) events.addEventListener(type, end);
        signal.addEventListener("abort", end);
        if (signal.aborted) end();
      }),
    onLost(listener) {
      events.addEventListener("offline", listener);
      return () => events.removeEventListener("offline", listener);
    },
  };
}

// A phone freezes the timers of a page in the background: "visible" and "pageshow" mean that time has passed.
const BACK = ["online", "visible", "pageshow"];

function browserEvents(): ConnectionEvents {
  if (typeof window === "undefined") return new EventTarget();
  const wrapped = new Map<() => void, () => void>();
  return {
    addEventListener(type, listener) {
      if (type !== "visible") return window.addEventListener(type, listener);
      const whenVisible = (): void => {
        if (document.visibilityState === "visible") listener();
      };
      wrapped.set(listener, whenVisible);
      document.addEventListener("visibilitychange", whenVisible);
    },
    removeEventListener(type, listener) {
      if (type !== "visible") return window.removeEventListener(type, listener);
      const whenVisible = wrapped.get(listener);
      if (whenVisible) document.removeEventListener("visibilitychange", whenVisible);
      wrapped.delete(listener);
    },
  };
}
