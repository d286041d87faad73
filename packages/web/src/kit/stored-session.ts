import type { Catalog, ReplyOf } from "@treadclub/contract";
import { longStore } from "./storage.ts";

export type UserView = ReplyOf<Catalog["currentUser"]>;

export interface Session {
  /** The whole user; null while nobody is signed in and, after a reload, until `ensureUser` has asked the server. */
  readonly user: UserView | null;
  readonly loggedIn: boolean;
  readonly impersonating: boolean;
}

/** Why a sign-in came to its end. */
export type SessionEnd = "signed_out" | "expired" | "disabled" | "forbidden";

const keys = ["jwt", "user", "rabbit_jwt", "rabbit_user"] as const;
type Key = (typeof keys)[number];

const state: { session: Session | null; endedBy: SessionEnd | null; lastUser: UserView | null } = {
  session: null,
  endedBy: null,
  lastUser: null,
};
const listeners = new Set<() => void>();

export function getSession(): Session {
  state.session ??= readSession(null);
  return state.session;
}

/** Who was signed in last in this tab. */
export const lastUser = (): UserView | null => state.lastUser;
/** Why the last sign-in of this tab ended; null while one is running. */
export const sessionEnd = (): SessionEnd | null => state.endedBy;

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The token that calls carry: that of the impersonation while there is one. */
export const currentToken = (): string | null => read("rabbit_jwt") ?? read("jwt");
/** Whether calls are made in another user's name: read where the tokens are, so that both always fit. */
export const isImpersonating = (): boolean => read("rabbit_jwt") !== null;
export const mainToken = (): string | null => read("jwt");

/** Signs in: keeps the token and the little of the user that the browser may keep. */
export function startSession(token: string, user: UserView): void {
  const main = !isImpersonating();
  longStore.set(main ? "jwt" : "rabbit_jwt", token);
  longStore.set(main ? "user" : "rabbit_user", JSON.stringify(kept(user)));
  state.endedBy = null;
  set(readSession(user));
}

export function endSession(why: SessionEnd): void {
  for (const key of keys) longStore.remove(key);
  state.endedBy = why;
  set(readSession(null));
}

/** Drops the second user; the main one goes on. */
export function endImpersonation(): void {
  longStore.remove("rabbit_jwt");
  longStore.remove("rabbit_user");
  set(readSession(null));
}

export function setUser(user: UserView): void {
  longStore.set(isImpersonating() ? "rabbit_user" : "user", JSON.stringify(kept(user)));
  set(readSession(user));
}

/** Follows what other tabs do to the stored keys. Returns the way to stop. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key !== null && !keys.some((key) => key === event.key)) return;
    const before = getSession();
    const next = readSession(before.user);
    if (!next.loggedIn) state.endedBy ??= "signed_out";
    if (next.user !== before.user || next.loggedIn !== before.loggedIn || next.impersonating !== before.impersonating)
      set(next);
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

/** What is stored, with the user in memory while it is still the stored one. */
function readSession(known: UserView | null): Session {
  const impersonating = isImpersonating();
  const storedId = idOf(read(impersonating ? "rabbit_user" : "user"));
  const loggedIn = currentToken() !== null;
  return { user: loggedIn && known?.id === storedId ? known : null, loggedIn, impersonating };
}

function set(session: Session): void {
  state.session = session;
  state.lastUser = session.user ?? state.lastUser;
  for (const listener of listeners) listener();
}

const read = (key: Key): string | null => longStore.get(key);

const kept = (user: UserView): object => ({
  id: user.id,
  roles: user.roles,
  first_name: user.first_name,
  locale: user.locale,
});

function idOf(stored: string | null): number | null {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    return typeof value === "object" && value !== null && "id" in value && typeof value.id === "number"
      ? value.id
      : null;
  } catch {
    return null;
  }
}
