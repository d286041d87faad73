import { useRouterState } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { useEffect, type ReactElement, type ReactNode } from "react";
import { MoreContext } from "#features/account/menu-context.ts";
import { useConfig } from "#kit/config.ts";
import { useT } from "#kit/i18n.ts";
import { followLive } from "#kit/live.ts";
import { homeOf } from "#kit/role.ts";
import { signOut, useSession, type UserView } from "#kit/session.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { LocaleSelect } from "#ui/LocaleSelect.tsx";
import { BottomBar, LeftRail, type MenuItem } from "#ui/Menus.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { Wordmark } from "#ui/Wordmark.tsx";
import { acting } from "./acting-part.ts";
import { hrefOf, isCurrent, menuOf, moreEntry, type MenuEntry } from "./menus.tsx";
import { Notes } from "./Notes.tsx";
import { Notifications } from "./Notifications.tsx";
import { QuickSettings } from "./QuickSettings.tsx";
import css from "./Shell.module.css";
import { useCounts } from "./use-counts.ts";
import { useKeptVouchers } from "./use-kept-vouchers.ts";

interface ShellProps {
  readonly user: UserView;
  readonly children: ReactNode;
}

/** Header and menus of a signed-in user. */
export function Shell({ user, children }: ShellProps): ReactElement {
  const { demo, development } = useConfig();
  const menu = menuOf(user, development === true);
  const toItem = useMenuItem(user);
  useLive(user.id);
  useKeptVouchers(user);
  const main = menu.main.map(toItem);
  const more = menu.more.map(toItem);
  const isElsewhere = !main.some((item) => item.current);
  const waiting = more.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return (
    <div className={css.shell}>
      <div className={css.side}>
        <LeftRail items={[...main, ...more]} top={<Home user={user} />} bottom={<SignOut user={user} />} />
      </div>
      <div className={css.column}>
        <acting.Part />
        <header className={css.header}>
          <span className={css.phoneOnly}>
            <Home user={user} />
          </span>
          <div className={css.tools}>
            <span className={css.deskOnly}>
              <QuickSettings />
            </span>
            <span className={css.phoneOnly}>
              <LocaleSelect />
            </span>
            <Notifications user={user} />
          </div>
        </header>
        {demo && <Banner kind="demo" />}
        <Notes />
        <MoreContext value={more}>{children}</MoreContext>
        <div className={css.foot}>
          <BottomBar items={[...main, { ...toItem(moreEntry), current: isElsewhere, count: waiting }]} />
        </div>
      </div>
    </div>
  );
}

function Home({ user }: { readonly user: UserView }): ReactElement {
  const t = useT();
  return (
    <UiLink className={css.home} href={homeOf(user)} aria-label={t("base.menu.home_link")}>
      <Wordmark />
    </UiLink>
  );
}

function SignOut({ user }: { readonly user: UserView }): ReactElement {
  const t = useT();
  const { user: now } = useSession();
  // The menus are those of the last navigation; a new name is to be seen before the next one.
  const { first_name: first, last_name: last } = now?.id === user.id ? now : user;
  return (
    <>
      <p className={css.who}>
        {first} {last}
      </p>
      <Button small icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
        {t("base.menu.signOut")}
      </Button>
    </>
  );
}

function useMenuItem(user: UserView): (entry: MenuEntry) => MenuItem {
  const t = useT();
  const counts = useCounts(user);
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (entry) => {
    const href = hrefOf(entry, user);
    return {
      label: t(entry.label),
      href,
      icon: entry.icon,
      current: isCurrent(entry, href, path),
      count: entry.count ? counts[entry.count] : undefined,
    };
  };
}

/** Keeps what is on the screen up to date while this person is signed in. */
function useLive(userId: number): void {
  useEffect(() => {
    const stop = new AbortController();
    void followLive(stop.signal);
    return () => stop.abort();
  }, [userId]);
}
