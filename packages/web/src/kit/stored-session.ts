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

const settlingMs = 10_000;

interface State {
  session: Session | null;
  endedBy: SessionEnd | null;
  lastUser: UserView | null;
  actingEndedBy: ActingEnd;
  actingEndedMs: number;
}

const state: State = {
  session: null,
  endedBy: null,
  lastUser: null,
  actingEndedBy: "over",
  actingEndedMs: -settlingMs,
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

/** Signs in, or renews: keeps the token and the little of the user that the browser may keep. Whoever acts in another name goes on with that. */
export function startSession(token: string, user: UserView): void {
  longStore.set("jwt", token);
  longStore.set("user", JSON.stringify(kept(user)));
  state.endedBy = null;
  set(readSession(isImpersonating() ? getSession().user : user));
}

/** From now on calls are made in another user's name; the main one stays signed in beside it. */
export function beginImpersonation(token: string, user: UserView): void {
  longStore.set("rabbit_user", JSON.stringify(kept(user)));
  longStore.set("rabbit_jwt", token);
  set(readSession(user));
}

export function endSession(why: SessionEnd): void {
  for (const key of [...keys, "wallet"]) longStore.remove(key);
  state.endedBy = why;
  set(readSession(null));
}

/** Why acting in another name came to its end: by one's own will, or its time was over. */
export type ActingEnd = "left" | "over";

/** Drops the impersonated user; the main one continues. */
export function endImpersonation(why: ActingEnd = "over"): void {
  state.actingEndedBy = why;
  longStore.remove("rabbit_jwt");
  longStore.remove("rabbit_user");
  set(readSession(null));
}

export const actingEnd = (): ActingEnd => state.actingEndedBy;
/** What a screen of the other user still asks for must not be held against the main one. */
export const hasJustStoppedActing = (): boolean => performance.now() - state.actingEndedMs < settlingMs;

/** Whose sign-in is stored; null: nobody's, or an unreadable one. */
export const storedUserId = (): number | null => idOf(read("user"));

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
    if (before.impersonating && !next.impersonating) state.actingEndedBy = "left";
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
  if (state.session?.impersonating && !session.impersonating) state.actingEndedMs = performance.now();
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
