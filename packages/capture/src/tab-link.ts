/** What tabs with the same queue need of each other. */
export interface TabLink {
  /** Runs the work while no other tab runs one of the same key; a browser without locks runs it at once. */
  alone<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /** Notifies the other tabs of a change. */
  broadcast(): void;
  onNews(listener: () => void): void;
  close(): void;
}

/** Links the tabs of this browser that open a queue of that name. */
export function linkTabs(name: string): TabLink {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`photo-queue:${name}`);
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  return {
    async alone(key, signal, work) {
      if (!locks) return work();
      return await locks.request(`photo-queue:${name}:${key}`, { signal }, work);
    },
    broadcast: () => channel?.postMessage("changed"),
    onNews(listener) {
      channel?.addEventListener("message", listener);
    },
    close: () => channel?.close(),
  };
}
