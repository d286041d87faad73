import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { QuoteRow } from "#things/quote/queries.ts";
import { QuoteBadge } from "#things/quote/QuoteBadge.tsx";
import { Row } from "#ui/DataList.tsx";
import { WaitClock } from "#ui/WaitClock.tsx";
import { isWaiting } from "./quote-shows.ts";

/** A quote in the list: how long it waits, what is asked, for whom. */
export function QuoteRowView({ quote }: { readonly quote: QuoteRow }): ReactElement {
  const t = useT();
  return (
    <Row
      lead={isWaiting(quote.state) && <WaitClock since={quote.requested_at} soonAfterMinutes={60} lateAfterMinutes={240} />}
      title={t("office.quotes.row", { quantity: quote.quantity, size: quote.tyre_size })}
      badge={<QuoteBadge state={quote.state} side="member" />}
      meta={`${quote.vehicle.number} · ${quote.vehicle.brand} ${quote.vehicle.model} · ${quote.consumer.name}`}
    />
  );
}
