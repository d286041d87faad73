import { paperVersions, type PaperName } from "@treadclub/rules/legal-versions";
import type { ReactElement } from "react";
import { joinFacts } from "@treadclub/texts/format";
import { formatDay } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import css from "./Paper.module.css";
import { currentEdition, paperPath } from "./papers.ts";

interface PaperVersionsProps {
  readonly name: PaperName;
  readonly shown: string;
}

const names: readonly PaperName[] = ["terms", "privacy", "member_terms", "member_privacy"];

/** The versions of a paper and since when each holds, and the ways to the other papers. */
export function PaperVersions({ name, shown }: PaperVersionsProps): ReactElement {
  const t = useT();
  const versions: readonly string[] = paperVersions[name];
  return (
    <>
      <Section title={t("legal.paper.versions")} id="versions">
        <ul className={css.versions}>
          {versions.map((version, index) => {
            const since = t("legal.paper.since", { day: formatDay(version, t.locale) });
            const notes = [index === 0 && t("legal.paper.current"), version === shown && t("legal.paper.shown")];
            return (
              <li key={version}>
                {version === shown ? (
                  <span aria-current="page">{since}</span>
                ) : (
                  <UiLink href={index === 0 ? paperPath(name) : paperPath(name, version)}>{since}</UiLink>
                )}
                <span className={css.version}>{joinFacts(notes, t.locale)}</span>
              </li>
            );
          })}
        </ul>
      </Section>
      <nav className={css.others} aria-label={t("legal.paper.others")}>
        <ul className={css.versions}>
          {names
            .filter((other) => other !== name)
            .map((other) => (
              <li key={other}>
                <UiLink href={paperPath(other)}>{t(`legal.${currentEdition(other).id}.title`)}</UiLink>
              </li>
            ))}
          <li>
            <UiLink href="/app/cookies">{t("legal.cookies.title")}</UiLink>
          </li>
          <li>
            <UiLink href="/app/data_complaint">{t("legal.paper.complaint")}</UiLink>
          </li>
        </ul>
      </nav>
    </>
  );
}
