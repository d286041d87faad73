import { BookOpen, KeyRound, ListChecks, Plus } from "lucide-react";
import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { apiGuidePath, helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { select } from "#kit/list-filters.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import css from "./Integrator.module.css";
import { KeyBadge } from "./KeyBadge.tsx";
import { keyPath, messagesPath, newKeyPath } from "./paths.ts";
import { useKeys, type KeyListBody, type KeyRow } from "./queries.ts";

const keyFilters = listFilters<KeyListBody>()({
  perPage: 25,
  search: (t) => t("integrator.keys.search"),
  filters: {
    state: select({
      label: (t) => t("integrator.keys.state"),
      queries: { all: {}, active: { filters: { state: "active" } }, revoked: { filters: { state: "revoked" } } },
      name: (state, t) => (state === "all" ? t("integrator.keys.state.all") : t(`integrator.state.${state}`)),
    }),
    kind: select({
      label: (t) => t("integrator.keys.kind"),
      queries: { all: {}, live: { filters: { kind: "live" } }, sandbox: { filters: { kind: "sandbox" } } },
      name: (kind, t) => (kind === "all" ? t("integrator.keys.kind.all") : t(`integrator.kind.${kind}`)),
    }),
  },
});

interface KeysPageProps {
  readonly home: string;
  readonly isAdmin: boolean;
}

/** The keys of a company, or of everybody for an administrator. */
export function KeysPage({ home, isAdmin }: KeysPageProps): ReactElement {
  const t = useT();
  const list = useList(keyFilters);
  const query = useKeys(list.body);
  const canCreate = query.data?.can.create === true;
  const hasKeys = (query.data?.total_count ?? 0) > 0;
  return (
    <ListPage
      title={t("integrator.keys.title")}
      lead={t("integrator.keys.lead")}
      back={{ href: home }}
      help={{ href: helpPath("integrator") }}
      actions={
        hasKeys && (
          <>
            {canCreate && (
              <ButtonLink kind="main" href={newKeyPath} icon={<Plus aria-hidden="true" />}>
                {t("integrator.keys.create")}
              </ButtonLink>
            )}
            <ButtonLink kind="quiet" href={messagesPath} icon={<ListChecks aria-hidden="true" />}>
              {t("integrator.messages.title")}
            </ButtonLink>
            <ButtonLink kind="quiet" href={apiGuidePath} icon={<BookOpen aria-hidden="true" />}>
              {t("integrator.keys.guide")}
            </ButtonLink>
          </>
        )
      }
      {...listProps(query, list)}
      empty={<FirstKey canCreate={canCreate} />}
      keyOf={(key) => key.id}
      nameOf={(key) => key.name}
      row={(key) => <KeyLine apiKey={key} withCompany={isAdmin} />}
      hrefOf={(key) => keyPath(key.id)}
    />
  );
}

/** What a key is for, and the two ways to begin. */
function FirstKey({ canCreate }: { readonly canCreate: boolean }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="list"
      title={t("integrator.keys.none")}
      text={t(canCreate ? "integrator.keys.noneText" : "integrator.keys.noneStaff")}
      action={
        <div className={css.first}>
          {canCreate && (
            <ButtonLink kind="main" href={newKeyPath} icon={<KeyRound aria-hidden="true" />}>
              {t("integrator.keys.createSandbox")}
            </ButtonLink>
          )}
          <ButtonLink kind="quiet" href={apiGuidePath}>
            {t("integrator.keys.guide")}
          </ButtonLink>
        </div>
      }
    />
  );
}

interface KeyLineProps {
  readonly apiKey: KeyRow;
  /** Among keys of several companies. */
  readonly withCompany: boolean;
}

function KeyLine({ apiKey, withCompany }: KeyLineProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { name, prefix, used, allowance, member, failed_messages: failed } = apiKey;
  const usage =
    allowance === null
      ? t("integrator.keys.used", { count: used })
      : t("integrator.keys.usedOf", { used: format.number(used), allowance: format.number(allowance) });
  return (
    <Row
      title={name}
      badge={<KeyBadge apiKey={apiKey} />}
      meta={
        <>
          {format.facts(
            `${prefix}…`,
            apiKey.revoked_at !== null && t(`integrator.kind.${apiKey.kind}`),
            withCompany && member?.company_name,
          )}
          <br />
          {format.facts(usage, failed > 0 && t("integrator.keys.failed", { count: failed }))}
        </>
      }
    />
  );
}
