import type { ReactElement, ReactNode } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { QuoteView } from "#entities/quote/queries.ts";
import { tyrePreference } from "#entities/quote/tyre-preference.ts";
import { DateText } from "#ui/DateText.tsx";
import css from "./Quotes.module.css";
import { isWaiting } from "./quote-shows.ts";

/** What the driver asks for, in little room: the answer has to be near. */
export function QuoteFacts({ quote }: { readonly quote: QuoteView }): ReactElement {
  const t = useT();
  const format = useFormat();
  const preference = tyrePreference(t, quote.tyre_brand);
  const until = isWaiting(quote.state)
    ? t("office.quote.until")
    : quote.state === "awaiting_customer"
      ? t("office.quote.decide")
      : null;
  return (
    <>
      <dl className={css.facts}>
        <Fact label={t("office.quote.quantity")}>
          {format.words(quote.positions.map((position) => t(`ui.position.${position}`)))}
        </Fact>
        {quote.tyre_brand && <Fact label={preference.label}>{preference.value}</Fact>}
        {quote.preferred_on && (
          <Fact label={t("office.quote.dayWish")}>
            <DateText value={quote.preferred_on} style="weekday" />
          </Fact>
        )}
        {!isWaiting(quote.state) && (
          <Fact label={t("office.quote.requested")}>
            <DateText value={quote.requested_at} style="short" time />
          </Fact>
        )}
        {quote.expected && (
          <Fact label={t("office.quote.promised")}>
            <DateText value={quote.expected.latest_at} style="short" time />
          </Fact>
        )}
        {until !== null && quote.expires_at && (
          <Fact label={until}>
            <DateText value={quote.expires_at} style="short" time />
          </Fact>
        )}
      </dl>
      {quote.message_to_fitter && (
        <figure className={css.message}>
          <figcaption>{t("office.quote.message")}</figcaption>
          <blockquote>{quote.message_to_fitter}</blockquote>
        </figure>
      )}
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
