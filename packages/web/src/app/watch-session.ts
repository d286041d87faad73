import { forgetAnswers, forgetEverything } from "#kit/forget.ts";
import { setLocale, storedLocale } from "#kit/i18n.ts";
import { followOtherTabs, getSession, onSession, sessionEnd, type Session } from "#kit/session.ts";
import { emptyWorker } from "./worker-link.ts";

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
    else if (now.loggedIn && !now.user && (before.user || !before.loggedIn)) void changeUser();
  });

  /** Another person must not find what the one before has typed or read. */
  const welcome = (id: number, language: Parameters<typeof storedLocale>[0]): void => {
    if (seen.userId !== null && seen.userId !== id) forgetEverything();
    seen.userId = id;
    void setLocale(storedLocale(language), { remember: false });
  };
  const leave = async (): Promise<void> => {
    emptyWorker();
    const isOwnWill = sessionEnd() === "signed_out";
    await (isOwnWill ? router.navigate({ href: "/app/sign_in" }) : router.invalidate());
    if (isOwnWill) forgetEverything();
    else forgetAnswers();
  };
  const changeUser = async (): Promise<void> => {
    forgetEverything();
    await router.invalidate();
  };
}
