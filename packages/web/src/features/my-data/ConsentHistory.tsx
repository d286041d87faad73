import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useCall } from "#kit/queries.ts";
import { sourceWords, type Consent } from "#entities/account/consent.ts";
import { Section } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import css from "./Data.module.css";

/** What was agreed to and taken back, newest first. */
export function ConsentHistory({ isDriver }: { readonly isDriver: boolean }): ReactElement {
  const t = useT();
  const query = useCall("getConsents", {});
  return (
    <Section title={t("account.data.consents")} lead={t("account.data.consentsLead")} id="consents">
      <Loaded query={query} shape="list" rows={3}>
        {({ list }) =>
          list.length === 0 ? <p>{t("account.data.noConsents")}</p> : <History {...{ list, isDriver }} />
        }
      </Loaded>
      <p>
        <UiLink href="/app/account/messages#offers">{t("account.data.change")}</UiLink>
      </p>
    </Section>
  );
}

function History({ list, isDriver }: { readonly list: readonly Consent[]; readonly isDriver: boolean }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <ul className={css.history}>
      {list.map((consent) => (
        <li key={`${consent.kind} ${consent.at} ${consent.given}`}>
          <p>
            <Subject consent={consent} isDriver={isDriver} />
          </p>
          <p className={css.said}>
            {t(consent.given ? "account.data.consentGiven" : "account.data.consentRefused", {
              day: format.day(consent.at, "short"),
              source: t(sourceWords(consent)),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The paper itself, in the version that was agreed to. */
function Subject({ consent, isDriver }: { readonly consent: Consent; readonly isDriver: boolean }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { kind, version } = consent;
  if (kind === "marketing_email" || kind === "marketing_sms") return <>{t(`account.data.kind.${kind}`)}</>;
  const day = /^\d{4}-\d\d-\d\d$/.test(version) ? format.day(version, "short") : version;
  const paper = kind === "terms" ? "terms_and_conditions" : "privacy_policy";
  const href = pathTo(`/app/${isDriver ? "" : "member_"}${paper}`, {}, { version });
  return <UiLink href={href}>{t(`account.data.kind.${kind}`, { version: day })}</UiLink>;
}
