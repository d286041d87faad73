import type { SingleUse } from "#modules/identity";

/** What a restore token remembers. */
export interface Saved {
  readonly path: string;
  readonly state: string | null;
  /** The sign-in that saved it; null for a visitor. */
  readonly sessionId: number | null;
}

export const toData = ({ path, state, sessionId }: Saved): SingleUse["data"] => ({ path, state, session: sessionId });

export function savedIn({ data }: SingleUse): Saved {
  const { path, state, session } = data;
  return {
    path: typeof path === "string" ? path : "/app",
    state: typeof state === "string" ? state : null,
    sessionId: typeof session === "number" ? session : null,
  };
}
