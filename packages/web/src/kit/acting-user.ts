/** Asks whether the main user wants to do themselves what was begun in another name. */
export type ActingUserHost = () => Promise<boolean>;

const state: { host: ActingUserHost | null; running: Promise<boolean> | null } = { host: null, running: null };

/** The part of the application that can ask. Returns the way to take it back. */
export function hostActingUser(host: ActingUserHost): () => void {
  state.host = host;
  return () => {
    if (state.host === host) state.host = null;
  };
}

/** Asked before a change that was begun in another name is made in one's own; calls at the same time share the question. */
export function mainUserActs(): Promise<boolean> {
  state.running ??= (state.host?.() ?? Promise.resolve(false)).finally(() => {
    state.running = null;
  });
  return state.running;
}
