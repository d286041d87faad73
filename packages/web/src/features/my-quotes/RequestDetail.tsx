import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Empty } from "#ui/Empty.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useDriverQuotes, type DriverQuote } from "#entities/quote/consumer-queries.ts";
import { tyrePreference } from "#entities/quote/tyre-preference.ts";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { compareQuotes, lowestQuoteId } from "./quote-groups.ts";
import { QuoteCard } from "./QuoteCard.tsx";
import { useQuotes } from "./use-quotes.ts";
import css from "./MyQuotes.module.css";

interface RequestDetailProps {
  readonly consumerId: number;
  readonly requestId: number;
  readonly paths: ConsumerPaths;
}

/** The answers to one request side by side. */
export function RequestDetail({ consumerId, requestId, paths }: RequestDetailProps): ReactElement {
  const t = useT();
  const rows = useDriverQuotes(consumerId, { filters: { request_id: requestId } });
  const quotes = useQuotes(rows.data?.list.map((row) => row.id));
  const first = rows.data?.list[0];
  const isNotFound = rows.data !== undefined && !first;
  return (
    <Page
      title={
        first
          ? t("driver.quotes.requestTitle", { qty: first.quantity, size: first.tyre_size })
          : t("driver.quotes.title")
      }
      lead={first && <VehicleName vehicle={first.vehicle} />}
      back={{ href: paths.quotes, label: t("driver.quotes.title") }}
      help={{ href: helpPath("quotes") }}
    >
      {isNotFound ? (
        <Empty
          picture="list"
          title={t("driver.quotes.gone")}
          action={<ButtonLink href={paths.quotes}>{t("driver.quotes.title")}</ButtonLink>}
        />
      ) : (
        <Loaded
          query={rows.error ? { ...quotes, error: rows.error, refetch: rows.refetch } : quotes}
          shape="card"
          rows={2}
        >
          {(list) => <Answers quotes={list} paths={paths} />}
        </Loaded>
      )}
    </Page>
  );
}

function Answers({
  quotes,
  paths,
}: {
  readonly quotes: readonly DriverQuote[];
  readonly paths: ConsumerPaths;
}): ReactElement {
  const t = useT();
  const sorted = quotes.toSorted(compareQuotes);
  const lowestId = lowestQuoteId(quotes);
  const answers = quotes.filter((quote) => quote.state === "awaiting_customer");
  const isClosed = quotes.every((quote) => ["rejected", "cancelled", "expired"].includes(quote.state));
  const [first] = sorted;
  return (
    <>
      {answers.length > 1 && <p>{t("driver.quotes.compareLead")}</p>}
      <ul className={css.compare}>
        {sorted.map((quote) => (
          <li key={quote.id}>
            <QuoteCard quote={quote} isLowest={quote.id === lowestId} paths={paths} />
          </li>
        ))}
      </ul>
      {isClosed && first && (
        <div>
          <ButtonLink kind="main" href={paths.ask({ vehicleId: first.vehicle.id, positions: first.positions })}>
            {t("driver.quotes.askAgain")}
          </ButtonLink>
        </div>
      )}
      {first && <Asked quote={first} />}
    </>
  );
}

function Asked({ quote }: { readonly quote: DriverQuote }): ReactElement {
  const t = useT();
  const format = useFormat();
  const tyres = format.words(quote.positions.map((position) => t(`ui.position.${position}`)));
  return (
    <Section title={t("driver.quotes.details")}>
      <KeyValues
        items={[
          {
            label: t("driver.ask.sumTyres"),
            value: format.labelled(tyres, `${quote.tyre_size} ${quote.load_rating}${quote.speed_rating}`),
          },
          tyrePreference(t, quote.tyre_brand),
          { label: t("driver.ask.sumDay"), value: quote.preferred_on && format.day(quote.preferred_on) },
          { label: t("driver.ask.message"), value: quote.message_to_fitter },
        ]}
      />
    </Section>
  );
}
