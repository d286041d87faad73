import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { Tone } from "#ui/tone.ts";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useDriverQuotes } from "#entities/quote/consumer-queries.ts";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { groupByRequest, type GroupState, type QuoteGroup } from "./quote-groups.ts";
import css from "./MyQuotes.module.css";

interface QuoteListProps {
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const perPage = 100;

/** The driver's requests, newest first, each with what has come in. */
export function QuoteList({ consumerId, paths, page, onPage }: QuoteListProps): ReactElement {
  const t = useT();
  const quotes = useDriverQuotes(consumerId, { page, per_page: perPage });
  const ask = (
    <ButtonLink kind="main" href={paths.ask()}>
      {t("driver.quotes.new")}
    </ButtonLink>
  );
  return (
    <Page title={t("driver.quotes.title")} help={{ href: helpPath("quotes") }} actions={ask}>
      <Loaded query={quotes} shape="list">
        {({ list, total_count }) =>
          list.length === 0 ? (
            <Empty picture="list" title={t("driver.quotes.empty")} text={t("driver.quotes.emptyText")} action={ask} />
          ) : (
            <>
              <ul className={css.list}>
                {groupByRequest(list).map((group) => (
                  <li key={group.requestId}>
                    <RequestCard group={group} href={paths.request(group.requestId)} />
                  </li>
                ))}
              </ul>
              <Pagination page={page} perPage={perPage} total={total_count} onPage={onPage} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

const tones: Readonly<Record<GroupState, Tone>> = {
  answered: "turn",
  waiting: "waiting",
  booked: "good",
  closed: "neutral",
};

function RequestCard({ group, href }: { readonly group: QuoteGroup; readonly href: string }): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const [quote] = group.quotes;
  if (!quote) return null;
  return (
    <Card
      title={t("driver.quotes.requestTitle", { qty: quote.quantity, size: quote.tyre_size })}
      href={href}
      badge={
        <StateBadge tone={tones[group.state]}>
          {group.answered === 1 && group.quotes.length === 1
            ? t("driver.quotes.badge.awaiting_customer")
            : t(`driver.quotes.state.${group.state}`)}
        </StateBadge>
      }
    >
      <div className={css.row}>
        <VehicleName vehicle={quote.vehicle} />
        {group.lowestPence !== null && (
          <strong className={css.from}>
            {t(group.answered === 1 ? "driver.quotes.answeredOne" : "driver.quotes.answered", {
              count: group.answered,
              amount: format.money(group.lowestPence),
            })}
          </strong>
        )}
        {group.waiting > 0 && <span>{t("driver.quotes.waiting", { count: group.waiting })}</span>}
        <span className={css.when}>
          {t("driver.quotes.askedOn", { date: format.day(quote.requested_at, "short") })}
        </span>
      </div>
    </Card>
  );
}
