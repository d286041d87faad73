import { paperVersions, type PaperName } from "@treadclub/rules/legal-versions";
import { Printer } from "lucide-react";
import type { ReactElement } from "react";
import { useConfig } from "#kit/config.ts";
import { contactEmail } from "#kit/contact.ts";
import { formatDay } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { homeOf } from "#kit/role.ts";
import { useSession } from "#kit/session.ts";
import { useRouteText } from "#kit/values.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { OperatorFacts } from "./OperatorFacts.tsx";
import css from "./Paper.module.css";
import { PaperContents } from "./PaperContents.tsx";
import { PaperText } from "./PaperText.tsx";
import { PaperVersions } from "./PaperVersions.tsx";
import { currentEdition, editionOf, paperPath } from "./papers.ts";

/** A legal text, part by part: the version that the address asks for, else the valid one. */
export function Paper({ name }: { readonly name: PaperName }): ReactElement {
  const t = useT();
  const { user } = useSession();
  const operator = useConfig().operator_name ?? "TreadClub";
  const wanted = useRouteText("version");
  const [valid] = paperVersions[name];
  const asked = wanted === undefined ? null : editionOf(name, wanted);
  const version = asked && wanted !== undefined ? wanted : valid;
  const edition = asked ?? currentEdition(name);
  const values = { email: contactEmail, operator };
  const parts = edition.parts.map(({ anchor, key }) => ({ anchor, key, title: t(`legal.${key}`) }));
  return (
    <Page
      title={t(`legal.${edition.id}.title`)}
      lead={t(`legal.${edition.id}.lead`)}
      back={{ href: user ? homeOf(user) : "/app" }}
      actions={
        <Button small className={css.print} icon={<Printer size={18} aria-hidden="true" />} onClick={() => print()}>
          {t("legal.paper.print")}
        </Button>
      }
    >
      <div className={css.notes}>
        {wanted !== undefined && !asked && <p role="status">{t("legal.paper.unknown", { version: wanted })}</p>}
        {version !== valid && (
          <p role="status">
            {t("legal.paper.old", { day: formatDay(version, t.locale) })}{" "}
            <UiLink href={paperPath(name)}>{t("legal.paper.readCurrent")}</UiLink>
          </p>
        )}
        {t.locale !== "en" && <p>{t("legal.paper.translation")}</p>}
        <p className={css.version}>{t("legal.paper.changed", { day: formatDay(version, t.locale) })}</p>
      </div>
      <div className={css.columns}>
        <PaperContents parts={parts} />
        <div className={css.parts}>
          {parts.map(({ anchor, key, title }, index) => (
            <Section key={key} id={anchor} title={t("legal.paper.part", { number: index + 1, title })}>
              <PaperText text={t(`legal.${key}Text`, values)} />
              {anchor === "who" && <OperatorFacts />}
            </Section>
          ))}
          <PaperVersions name={name} shown={version} />
        </div>
      </div>
    </Page>
  );
}
