import type { ReactElement } from "react";
import { contactEmail } from "#kit/contact.ts";
import { formatDay } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useSession } from "#kit/session.ts";
import { homeOf } from "#kit/role.ts";
import { ContactText } from "#things/contact/ContactText.tsx";
import { Section } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import css from "./Paper.module.css";

/** The day of the texts; consents are recorded with it. */
const validFrom = "2026-11-21";

const parts = {
  terms: ["who", "what", "account", "scans", "vouchers", "quotes", "conduct", "end", "law"],
  privacy: ["who", "what", "why", "share", "photos", "long", "rights", "browser", "complain"],
} as const;

/** A legal text, part by part. */
export function Paper({ name }: { readonly name: keyof typeof parts }): ReactElement {
  const t = useT();
  const { user } = useSession();
  return (
    <Page
      title={t(`legal.${name}.title`)}
      lead={t(`legal.${name}.lead`)}
      width="narrow"
      back={{ href: user ? homeOf(user) : "/app" }}
    >
      <div className={css.parts}>
        {name === "terms"
          ? parts.terms.map((part) => (
              <Section key={part} title={t(`legal.terms.${part}`)}>
                <p>
                  <ContactText text={t(`legal.terms.${part}Text`, { email: contactEmail })} />
                </p>
              </Section>
            ))
          : parts.privacy.map((part) => (
              <Section key={part} title={t(`legal.privacy.${part}`)}>
                <p>
                  <ContactText text={t(`legal.privacy.${part}Text`, { email: contactEmail })} />
                </p>
              </Section>
            ))}
      </div>
      <p className={css.version}>{t("legal.version", { day: formatDay(validFrom, t.locale) })}</p>
    </Page>
  );
}
