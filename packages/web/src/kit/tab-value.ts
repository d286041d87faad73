import { tabStore } from "./storage.ts";

/** A value that is kept in this tab as JSON. What is stored in another shape counts as nothing. */
export function tabValue<T>(name: string, isValue: (value: unknown) => value is T) {
  return {
    read(): T | null {
      try {
        const kept: unknown = JSON.parse(tabStore.get(name) ?? "null");
        return isValue(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    keep: (value: T): void => tabStore.set(name, JSON.stringify(value)),
    drop: (): void => tabStore.remove(name),
  };
}
