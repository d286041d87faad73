export interface Store {
  get(name: string): string | null;
  set(name: string, text: string): void;
  remove(name: string): void;
  names(): string[];
}

/** Whether the page stands inside another one. */
export const isFramed = (): boolean => typeof window !== "undefined" && window.parent !== window;

/** What outlasts the tab. Inside a frame, and where the browser bars its storage, it lives as long as the page. */
export const longStore: Store = storeOver(() => globalThis.localStorage);
/** What lives as long as the tab; the same exceptions. */
export const tabStore: Store = storeOver(() => globalThis.sessionStorage);

function storeOver(find: () => Storage | undefined): Store {
  const memory = new Map<string, string>();
  /** Asking for a barred storage throws. */
  const real = (): Storage | null => {
    try {
      return isFramed() ? null : (find() ?? null);
    } catch {
      return null;
    }
  };
  return {
    get(name) {
      const store = real();
      return store ? store.getItem(name) : (memory.get(name) ?? null);
    },
    set(name, text) {
      const store = real();
      if (store) store.setItem(name, text);
      else memory.set(name, text);
    },
    remove(name) {
      memory.delete(name);
      real()?.removeItem(name);
    },
    names: () => Object.keys(real() ?? Object.fromEntries(memory)),
  };
}
