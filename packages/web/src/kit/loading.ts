import { useSyncExternalStore } from "react";

const state = { count: 0 };
const listeners = new Set<() => void>();

/** Counts a piece of work for the app-wide loading overlay until the promise settles. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

/** Whether a wrapped action runs. */
export const useIsLoading = (): boolean => useSyncExternalStore(onBusy, isLoading, () => false);
export const isLoading = (): boolean => state.count > 0;

function onBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(by: number): void {
  state.count += by;
  for (const listener of listeners) listener();
}
