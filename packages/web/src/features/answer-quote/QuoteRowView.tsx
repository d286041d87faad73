import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { clockOf } from "#entities/expected/clock-of.ts";
import type { QuoteRow } from "#entities/quote/queries.ts";
import { QuoteBadge } from "#entities/quote/QuoteBadge.tsx";
import { Row } from "#ui/DataList.tsx";
import { LeadClock } from "#ui/LeadClock.tsx";
import css from "./Quotes.module.css";
import { isWaiting } from "./quote-shows.ts";

/** A quote in the list: how long it waits, what is asked, for whom. */
export function QuoteRowView({ quote }: { readonly quote: QuoteRow }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { number, brand, model } = quote.vehicle;
  return (
    <Row
      lead={isWaiting(quote.state) && <LeadClock {...clockOf(quote.requested_at, quote.expected)} />}
      title={t("office.quotes.row", { quantity: quote.quantity, size: quote.tyre_size })}
      meta={
        <>
          {format.facts(formatPlate(number), `${brand} ${model}`, quote.consumer.name)}
          {quote.state !== "awaiting_member" && (
            <span className={css.state}>
              <QuoteBadge state={quote.state} side="member" />
            </span>
          )}
        </>
      }
    />
  );
}
