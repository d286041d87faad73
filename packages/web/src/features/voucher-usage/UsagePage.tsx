import type { ReactElement, ReactNode } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { ListAddress } from "#kit/list-address.ts";
import { pathTo } from "#kit/paths.ts";
import { Empty } from "#ui/Empty.tsx";
import { Loaded, type Loading } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { figureOf } from "./figure.ts";
import { measures, useAllUsage, useOwnUsage, type Usage } from "./queries.ts";
import { queryOf, useUsageChoice, type UsageChoice } from "./usage-choice.ts";
import { UsageChart } from "./UsageChart.tsx";
import { UsageFiles } from "./UsageFiles.tsx";
import { AllFilters, OwnFilters } from "./UsageFilters.tsx";
import { UsageTable } from "./UsageTable.tsx";
import css from "./Usage.module.css";

/** What happens to the vouchers of all clubs, with files of it. */
export function AllUsagePage({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const { choice, address } = useUsageChoice();
  const query = useAllUsage(queryOf(choice), choice.isValid);
  return (
    <UsagePage
      choice={choice}
      address={address}
      query={query}
      lead={t("usage.leadAll")}
      clubsHref={pathTo("/app/admin/{admin_id}/discount_clubs", { admin_id: adminId })}
      actions={choice.isValid && <UsageFiles query={queryOf(choice)} />}
      filters={<AllFilters choice={choice} address={address} clubName={clubNameIn(query.data, choice)} />}
      forAdmin
    />
  );
}

/** What happens to the vouchers of a fitter's clubs. */
export function OwnUsagePage({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const { choice, address } = useUsageChoice();
  const query = useOwnUsage(queryOf(choice), choice.isValid);
  return (
    <UsagePage
      choice={choice}
      address={address}
      query={query}
      lead={t("usage.leadOwn")}
      clubsHref={pathTo("/app/members/{id}/discount_club", { id: memberId })}
      filters={
        <OwnFilters memberId={memberId} choice={choice} address={address} clubName={clubNameIn(query.data, choice)} />
      }
      forAdmin={false}
    />
  );
}

const clubNameIn = (usage: Usage | undefined, { clubId }: UsageChoice): string | undefined =>
  usage?.list.find((row) => row.club_id === clubId)?.club;

interface UsagePageProps {
  readonly choice: UsageChoice;
  readonly address: ListAddress;
  readonly query: Loading<Usage>;
  readonly lead: string;
  readonly clubsHref: string;
  readonly actions?: ReactNode;
  readonly filters: ReactNode;
  readonly forAdmin: boolean;
}

function UsagePage({
  choice,
  address,
  query,
  lead,
  clubsHref,
  actions,
  filters,
  forAdmin,
}: UsagePageProps): ReactElement {
  const t = useT();
  const isOwnAtAll = !forAdmin && choice.clubId === null;
  return (
    <Page
      title={t("usage.title")}
      lead={lead}
      back={{ href: clubsHref, label: t("office.clubs.title") }}
      help={{ href: helpPath("clubs") }}
      actions={actions}
      width="wide"
    >
      <div className={css.page}>
        {filters}
        {choice.isValid && (
          <Loaded query={query} shape="card">
            {(usage) =>
              usage.total === 0 ? (
                <Empty
                  picture="ticket"
                  title={t("usage.none")}
                  text={isOwnAtAll ? t("usage.noneOwn") : t("usage.noneText")}
                />
              ) : (
                <>
                  <Totals usage={usage} />
                  <UsageChart
                    usage={usage}
                    measure={choice.measure}
                    onMeasure={(measure) => address.set({ show: measure })}
                  />
                  <UsageTable
                    usage={usage}
                    forAdmin={forAdmin}
                    clubHref={(clubId) => (clubId === choice.clubId ? null : address.href({ club_id: clubId }))}
                  />
                </>
              )
            }
          </Loaded>
        )}
      </div>
    </Page>
  );
}

function Totals({ usage: { totals } }: { readonly usage: Usage }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <div className={css.chart}>
      <dl className={css.totals}>
        {measures.map((measure) => (
          <div key={measure}>
            <dt>{t(`usage.count.${measure}`)}</dt>
            <dd>{figureOf(totals, measure, format)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.soft}>{t("usage.hint")}</p>
    </div>
  );
}
