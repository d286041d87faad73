import type { ReactElement } from "react";
import { contactEmail } from "#kit/contact.ts";
import { apiGuidePath, bestPracticePath, helpPath, helpSections, type HelpSection } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { hasRole, homeOf, isAdminUser } from "#kit/role.ts";
import { useSession, type UserView } from "#kit/session.ts";
import { ContactText } from "#entities/contact/ContactText.tsx";
import { Page } from "#ui/Page.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import css from "./Help.module.css";

/** Help by screen: what a help link leads to, and how to reach us. */
export function Help(): ReactElement {
  const t = useT();
  const { user } = useSession();
  const sections = sectionsFor(user);
  return (
    <Page
      title={t("help.title")}
      lead={<ContactText text={t("help.lead", { email: contactEmail })} />}
      width="narrow"
      back={{ href: user ? homeOf(user) : "/app" }}
    >
      <nav aria-label={t("help.contents")}>
        <ul className={css.contents}>
          {sections.map((section) => (
            <li key={section}>
              <UiLink href={helpPath(section)}>{t(`help.${section}.title`)}</UiLink>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <section key={section} id={section} className={css.section} aria-labelledby={`${section}-title`}>
          <h2 id={`${section}-title`}>{t(`help.${section}.title`)}</h2>
          <p>{t(`help.${section}.text`)}</p>
          {section === "integrator" && <UiLink href={apiGuidePath}>{t("help.integrator.guide")}</UiLink>}
          {section === "scans" && <UiLink href={bestPracticePath}>{t("help.photos")}</UiLink>}
        </section>
      ))}
    </Page>
  );
}

/** Visitors read what drivers read. */
function sectionsFor(user: UserView | null): readonly HelpSection[] {
  const { driver, fitter, admin, everyone } = helpSections;
  if (user && isAdminUser(user)) return [...new Set([...admin, ...fitter, ...driver, ...everyone])];
  return [...(user && hasRole(user, "member") ? fitter : driver), ...everyone];
}
