import { createElement, type ComponentType, type ReactElement } from "react";
import { loadLazily } from "#kit/lazy.ts";

export interface LazyPart<P extends object> {
  /** Fetches the code once; throws when it cannot be fetched. */
  readonly load: () => Promise<void>;
  /** Renders nothing before it is loaded. */
  readonly Part: (props: P) => ReactElement | null;
}

/** A component whose code is fetched by whoever decides to show it, so that it renders without a gap. */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): LazyPart<P> {
  const state: { part: ComponentType<P> | null } = { part: null };
  return {
    load: async () => {
      state.part ??= (await loadLazily(fetchPart)) ?? null;
    },
    Part: (props) => (state.part ? createElement(state.part, props) : null),
  };
}
