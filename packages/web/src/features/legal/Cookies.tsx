import type { ReactElement } from "react";
import { contactEmail } from "#kit/contact.ts";
import { useT } from "#kit/i18n.ts";
import { homeOf } from "#kit/role.ts";
import { useSession } from "#kit/session.ts";
import { Card, Section } from "#ui/Card.tsx";
import { Facts } from "#ui/Facts.tsx";
import { Page } from "#ui/Page.tsx";
import { browserKeys, keyGroups } from "./browser-keys.ts";
import css from "./Paper.module.css";
import { PaperContents } from "./PaperContents.tsx";
import { PaperText } from "./PaperText.tsx";

const anchors = ["none", ...keyGroups, "control"] as const;

/** What the application keeps in the browser, why, and for how long. */
export function Cookies(): ReactElement {
  const t = useT();
  const { user } = useSession();
  return (
    <Page title={t("legal.cookies.title")} lead={t("legal.cookies.lead")} back={{ href: user ? homeOf(user) : "/app" }}>
      <div className={css.columns}>
        <PaperContents parts={anchors.map((anchor) => ({ anchor, title: t(`legal.cookies.${anchor}`) }))} />
        <div className={css.parts}>
          <Section id="none" title={t("legal.cookies.none")}>
            <PaperText text={t("legal.cookies.noneText")} />
          </Section>
          {keyGroups.map((group) => (
            <Section key={group} id={group} title={t(`legal.cookies.${group}`)} lead={t(`legal.cookies.${group}Lead`)}>
              <ul className={css.keys}>
                {browserKeys[group].map(({ name, kind, purpose, span }) => (
                  <li key={name}>
                    <Card level={3} title={<code>{name}</code>}>
                      <Facts
                        facts={[
                          { label: t("legal.cookies.forWhat"), value: t(`legal.cookies.for.${purpose}`) },
                          { label: t("legal.cookies.howLong"), value: t(`legal.cookies.span.${span}`) },
                          { label: t("legal.cookies.where"), value: t(`legal.cookies.kind.${kind}`) },
                        ]}
                      />
                    </Card>
                  </li>
                ))}
              </ul>
            </Section>
          ))}
          <Section id="control" title={t("legal.cookies.control")}>
            <PaperText text={t("legal.cookies.controlText", { email: contactEmail })} />
          </Section>
        </div>
      </div>
    </Page>
  );
}
