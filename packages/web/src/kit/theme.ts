import { useSyncExternalStore } from "react";
import { longStore } from "./storage.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "theme";
const listeners = new Set<() => void>();

/** `public/start.js` reads the same key before the first paint. */
export function setTheme(theme: Theme): void {
  if (theme === "system") longStore.remove(storageKey);
  else longStore.set(storageKey, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

export function applyTheme(): void {
  const theme = storedTheme();
  if (theme === "system") document.documentElement.removeAttribute("data-theme");
  else document.documentElement.setAttribute("data-theme", theme);
}

export const storedTheme = (): Theme => themes.find((theme) => theme === longStore.get(storageKey)) ?? "system";

export const useTheme = (): Theme => useSyncExternalStore(onTheme, storedTheme, () => "system");

function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
