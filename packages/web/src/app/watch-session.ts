import { queryClient } from "#kit/query-client.ts";
import { setLocale, storedLocale } from "#kit/i18n.ts";
import { followOtherTabs, forgetScreens, getSession, onSession, sessionEnd, type Session } from "#kit/session.ts";

interface Navigator {
  navigate(options: { readonly href: string }): Promise<void>;
  invalidate(): Promise<void>;
}

/** Answers to what happens to the sign-in: here, in another tab, or by the server's word. */
export function watchSession(router: Navigator): void {
  const seen: { session: Session; userId: number | null } = { session: getSession(), userId: null };
  followOtherTabs();
  onSession(() => {
    const before = seen.session;
    const now = getSession();
    seen.session = now;
    if (now.user) welcome(now.user.id, now.user.company_default_language);
    if (before.loggedIn && !now.loggedIn) void leave();
    else if (before.user && now.loggedIn && !now.user) void changeUser();
  });

  /** Another person must not find what the one before has typed or read. */
  const welcome = (id: number, language: Parameters<typeof storedLocale>[0]): void => {
    if (seen.userId !== null && seen.userId !== id) forgetScreens();
    seen.userId = id;
    void setLocale(storedLocale(language), { remember: false });
  };
  const leave = async (): Promise<void> => {
    const isOwnWill = sessionEnd() === "signed_out";
    await (isOwnWill ? router.navigate({ href: "/app/sign_in" }) : router.invalidate());
    // A half-filled form outlives a sign-in that ran out: the same person comes back to it.
    if (isOwnWill) forgetScreens();
    else queryClient.clear();
  };
  const changeUser = async (): Promise<void> => {
    forgetScreens();
    await router.invalidate();
  };
}
