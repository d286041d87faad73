import type { Translate } from "@treadclub/texts";
import type { ReactElement } from "react";
import { useFormat, type Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { DateText } from "#ui/DateText.tsx";
import { Facts, type Fact } from "#ui/Facts.tsx";
import css from "./Integrator.module.css";
import type { Key } from "./queries.ts";
import { Snippet } from "./Snippet.tsx";
import { Usage } from "./UsageChart.tsx";

interface KeyOverviewProps {
  readonly apiKey: Key;
  readonly level: 2 | 3;
}

/** How much a key is used, what it may do, and how to begin with it. */
export function KeyOverview({ apiKey, level }: KeyOverviewProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { old_secret_until: until } = apiKey;
  return (
    <>
      {until !== null && (
        <p className={css.note}>{t("integrator.key.oldUntil", { time: format.dayTime(until, "short") })}</p>
      )}
      <div className={css.columns}>
        <Card>
          <Usage apiKey={apiKey} level={level} />
        </Card>
        <KeyFacts apiKey={apiKey} />
      </div>
      {apiKey.revoked_at === null && (
        <Card>
          <Snippet apiKey={apiKey} level={level} />
        </Card>
      )}
    </>
  );
}

/** What a key is and may do. */
export function KeyFacts({ apiKey }: Pick<KeyOverviewProps, "apiKey">): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Card>
      <Facts facts={factsOf(apiKey, t, format)} />
    </Card>
  );
}

function factsOf(key: Key, t: Translate, format: Format): Fact[] {
  const { prefix, origins, scopes, allowance, is_kept: isKept } = key;
  const websites = prefix === "tk_test_public" ? t("integrator.key.websitesAll") : t("integrator.key.websitesNone");
  return [
    { label: t("integrator.key.starts"), value: <code translate="no">{`${prefix}…`}</code> },
    {
      label: t("integrator.key.company"),
      value: key.member?.company_name ?? (isKept ? t("integrator.key.kept") : t("integrator.keys.commandLine")),
    },
    { label: t("integrator.key.websites"), value: origins.length === 0 ? websites : <Lines lines={origins} /> },
    {
      label: t("integrator.field.scopes"),
      value: <Lines lines={scopes.map((scope) => t(`integrator.scope.${scope}`))} />,
    },
    {
      label: t("integrator.key.limit"),
      value: allowance === null ? t("integrator.key.limitNone") : format.number(allowance),
    },
    {
      label: t("integrator.key.lastSession"),
      value:
        key.last_session_at === null ? (
          t("integrator.key.lastSessionNone")
        ) : (
          <DateText value={key.last_session_at} style="short" time />
        ),
    },
    { label: t("integrator.key.created"), value: <DateText value={key.created_at} style="short" time /> },
    {
      label: t("integrator.key.revoked"),
      value: key.revoked_at !== null && <DateText value={key.revoked_at} style="short" time />,
    },
  ];
}

const Lines = ({ lines }: { readonly lines: readonly string[] }): ReactElement => (
  <ul className={css.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
