/** Asks the person at the screen to prove who they are; answers whether they did. */
export type ReauthenticationHost = () => Promise<boolean>;

const state: { host: ReauthenticationHost | null; running: Promise<boolean> | null } = { host: null, running: null };

/** The part of the application that can ask. Returns the way to take it back. */
export function hostReauthentication(host: ReauthenticationHost): () => void {
  state.host = host;
  return () => {
    if (state.host === host) state.host = null;
  };
}

/** Asks for a proof of identity; calls that want one at the same time share the question. */
export function wantProof(): Promise<boolean> {
  state.running ??= (state.host?.() ?? Promise.resolve(false)).finally(() => {
    state.running = null;
  });
  return state.running;
}
