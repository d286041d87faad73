import { useSyncExternalStore } from "react";

/** Open dialogs, the topmost last: what must be heard over a dialog renders inside it, because all else is inert. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

export function enterTopLayer(element: HTMLElement): () => void {
  open.push(element);
  notifyListeners();
  return () => {
    const at = open.indexOf(element);
    if (at >= 0) open.splice(at, 1);
    notifyListeners();
  };
}

export const useTopLayer = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
