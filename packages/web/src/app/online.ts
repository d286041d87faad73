const everyMs = 10_000;

/** Whether the browser has a network at all. */
export const isOnline = (): boolean => navigator.onLine;

export function onOnline(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Calls back whenever the server is found to answer, looking now and then and as soon as the browser has a network. Returns the way to stop. */
export function onReachable(listener: () => void): () => void {
  const look = (): void =>
    void fetch("/app/meta.json", { cache: "no-store" }).then(
      ({ ok }) => ok && listener(),
      () => undefined,
    );
  const timer = setInterval(look, everyMs);
  addEventListener("online", look);
  return () => {
    clearInterval(timer);
    removeEventListener("online", look);
  };
}
