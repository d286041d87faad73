import { useEffect, useRef, useSyncExternalStore } from "react";

/** Single-key shortcuts can be switched off: they get in the way of speech input (WCAG 2.1.4). */
const storageKey = "shortcuts";
const listeners = new Set<() => void>();

export const shortcutsOn = (): boolean => localStorage.getItem(storageKey) !== "off";

export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
  for (const listener of listeners) listener();
}

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, shortcutsOn, () => true);

type Shortcuts = Readonly<Record<string, () => void>>;

/** Calls by key, wherever the focus is, except in a field, in a dialog or with a modifier held. `?` works also when shortcuts are off. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts);
  useEffect(() => {
    newest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      if (!shortcutsOn() && event.key !== "?") return;
      const run = newest.current[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable=true]") !== null
  );
}
