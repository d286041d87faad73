import { forgetAnswers, forgetEverything } from "#kit/forget.ts";
import { currentT, loadTexts, setLocale, storedLocale } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { actingEnd, followOtherTabs, getSession, onSession, sessionEnd, type Session } from "#kit/session.ts";
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
    else if (before.impersonating && !now.impersonating && !now.user) void returnHome();
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
  /** The screens of the user in whose name one acted are not the main user's. */
  const returnHome = async (): Promise<void> => {
    if (actingEnd() === "over") void announceEnd();
    forgetEverything();
    // Leads whoever is signed in to their own dashboard.
    await router.navigate({ href: "/app/sign_in" });
  };
  const changeUser = async (): Promise<void> => {
    forgetEverything();
    await router.invalidate();
  };
}

/** A page that is just being loaded has no words yet. */
async function announceEnd(): Promise<void> {
  await loadTexts("base");
  notice("warning", currentT()("base.error.IMPERSONATION_ENDED"));
}
