import { useEffect, useState } from "preact/hooks";

export interface Store<State, Event> {
  get(): State;
  dispatch(event: Event): void;
  /** Called after every change; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

export function newStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): Store<State, Event> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch(event) {
      const next = reduce(state, event);
      if (next === state) return;
      state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export interface Source<State> {
  get(): State;
  subscribe(listener: () => void): () => void;
}

/** The state of the moment; the component is drawn anew when it changes. */
export function useSource<State>(source: Source<State>): State {
  const [state, setState] = useState(() => source.get());
  useEffect(() => {
    const look = (): void => setState(() => source.get());
    look();
    return source.subscribe(look);
  }, [source]);
  return state;
}
