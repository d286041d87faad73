import type { ReactElement, ReactNode } from "react";
import { useConfig } from "#kit/config.ts";
import { useT } from "#kit/i18n.ts";
import { Banner } from "#ui/Banner.tsx";
import { LocaleSelect } from "#ui/LocaleSelect.tsx";
import { ThemeSwitch } from "#ui/ThemeSwitch.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { Wordmark } from "#ui/Wordmark.tsx";
import { Notes } from "./Notes.tsx";
import css from "./PublicFrame.module.css";

/** Header and footer for people who are not signed in. */
export function PublicFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useT();
  return (
    <div className={css.frame}>
      <header className={css.header}>
        <UiLink className={css.home} href="/app" aria-label={t("base.menu.home_link")}>
          <Wordmark />
        </UiLink>
        <div className={css.tools}>
          <LocaleSelect />
          <UiLink className={css.signIn} href="/app/sign_in">
            {t("base.menu.signIn")}
          </UiLink>
        </div>
      </header>
      <Notes />
      {children}
      <footer className={css.footer}>
        <Demo />
        <div className={css.foot}>
          <nav aria-label={t("base.menu.footer")}>
            <UiLink href="/app/terms_and_conditions">{t("base.menu.terms")}</UiLink>
            <UiLink href="/app/privacy_policy">{t("base.menu.privacy")}</UiLink>
            <UiLink href="/app/cookies">{t("base.menu.cookies")}</UiLink>
            <UiLink href="/app/data_complaint">{t("base.menu.dataComplaint")}</UiLink>
            <UiLink href="/app/help">{t("base.menu.help")}</UiLink>
            <UiLink href="/app/bestpractice">{t("base.menu.bestpractice")}</UiLink>
          </nav>
          <div className={css.switches}>
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    </div>
  );
}

/** At the foot: where the page is not printed it comes with an answer of the server, and nothing may move. */
function Demo(): ReactElement | null {
  return useConfig().demo ? <Banner kind="demo" /> : null;
}
