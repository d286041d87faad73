import { useSyncExternalStore } from "react";
import { api } from "./api.ts";
import { whileLoading } from "./loading.ts";
import {
  endImpersonation,
  endSession,
  getSession,
  isImpersonating,
  lastUser,
  onSession,
  setUser,
  type Session,
  type UserView,
} from "./stored-session.ts";

export {
  actingEnd,
  followOtherTabs,
  getSession,
  onSession,
  sessionEnd,
  startSession,
  type Session,
  type UserView,
} from "./stored-session.ts";

export const useSession = (): Session => useSyncExternalStore(onSession, getSession, getSession);

/** The signed-in user of a screen behind the guard; the last one while that screen makes way after a sign-out. */
export function useUser(): UserView {
  const user = useSession().user ?? lastUser();
  if (!user) throw new Error("This screen is behind the guard: it has a user");
  return user;
}

/** The whole user, asked of the server once after a reload; null when nobody is signed in. Throws CallError. */
export async function ensureUser(): Promise<UserView | null> {
  const { user, loggedIn } = getSession();
  if (user || !loggedIn) return user;
  const asked = await api.call("currentUser");
  // Signing out while the answer was on its way wins.
  if (!getSession().loggedIn) return null;
  setUser(asked);
  return asked;
}

/** Ends the sign-in here and on the server; the application then forgets what was on the screens. Whoever acts in another name ends only that. */
export async function signOut(): Promise<void> {
  const isActing = isImpersonating();
  await whileLoading(api.call("signOut", { body: {} }).catch(() => undefined));
  if (isActing) endImpersonation("left");
  else endSession("signed_out");
}
