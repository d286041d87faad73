import { useSyncExternalStore } from "react";
import { whileLoading } from "#kit/loading.ts";

const state = { page: false };
const listeners = new Set<() => void>();

/** Shows the app-wide loading overlay until the answer is called. With a promise at hand, `whileLoading` of the kit says it shorter. */
export function startLoading(): () => void {
  let stop = (): void => undefined;
  void whileLoading(
    new Promise<void>((resolve) => {
      stop = resolve;
    }),
  );
  return stop;
}

/** Covers the whole page, for a change of account or the first load. */
export function setPageLoading(loading: boolean): void {
  state.page = loading;
  for (const listener of listeners) listener();
}

export const useIsPageLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => state.page,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
