import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useSyncExternalStore } from "react";
import { api } from "./api.ts";

export type PublicConfig = ReplyOf<Catalog["getConfig"]>;

/** What the page was printed with. */
const printed: { settings: PublicConfig } = { settings: {} };
const state: { config: PublicConfig | null; asking: Promise<PublicConfig> | null } = { config: null, asking: null };
const listeners = new Set<() => void>();

/** Sets what is known of the settings before they have come. */
export function knowSettings(settings: PublicConfig): void {
  printed.settings = settings;
}

/** The public settings; until they have come, those that the page was printed with. */
export function useConfig(): PublicConfig {
  return useSyncExternalStore(
    follow,
    () => state.config ?? printed.settings,
    () => printed.settings,
  );
}

/** The public settings, asked of the server once. Throws CallError. */
export function loadConfig(): Promise<PublicConfig> {
  if (state.config) return Promise.resolve(state.config);
  state.asking ??= ask().finally(() => {
    state.asking = null;
  });
  return state.asking;
}

async function ask(): Promise<PublicConfig> {
  const config = await api.call("getConfig", { query: {} });
  state.config = config;
  for (const listener of listeners) listener();
  return config;
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  // Without the settings everything works; they are asked for again by the next screen that wants them.
  if (!state.config) void loadConfig().catch(() => undefined);
  return () => listeners.delete(listener);
}
