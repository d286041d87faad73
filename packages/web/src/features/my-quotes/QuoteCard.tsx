import type { ReactElement } from "react";
import { CalendarPlus } from "lucide-react";
import { addressLine } from "@treadclub/rules/address";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { ExpectedText } from "#entities/expected/ExpectedText.tsx";
import type { DriverQuote } from "#entities/quote/consumer-queries.ts";
import { QuoteBadge } from "#entities/quote/QuoteBadge.tsx";
import { PriceLines } from "./PriceLines.tsx";
import { TurnDown } from "./TurnDown.tsx";
import { WalletForQuote } from "./WalletForQuote.tsx";
import css from "./MyQuotes.module.css";

interface QuoteCardProps {
  readonly quote: DriverQuote;
  readonly isLowest: boolean;
  readonly paths: ConsumerPaths;
}

/** One fitter's answer, or where it stands. */
export function QuoteCard({ quote, isLowest, paths }: QuoteCardProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { member, answer, can, expires_at } = quote;
  const place = member.location && addressLine(member.location.city, member.location.postcode);
  return (
    <Card
      title={member.company_name}
      badge={
        isLowest ? (
          <StateBadge tone="good">{t("driver.quotes.best")}</StateBadge>
        ) : (
          <QuoteBadge state={quote.state} side="consumer" />
        )
      }
      actions={
        <>
          {can.book && (
            <ButtonLink kind="main" href={paths.book(quote.id)} icon={<CalendarPlus aria-hidden="true" />}>
              {t("driver.quotes.book")}
            </ButtonLink>
          )}
          {quote.booking_id !== null && quote.state === "booked" && (
            <ButtonLink href={paths.booking(quote.booking_id)}>{t("driver.quotes.seeBooking")}</ButtonLink>
          )}
          <TurnDown quote={quote} />
        </>
      }
    >
      <p className={css.when}>
        {format.facts(place, format.lowerFirst(t("driver.quotes.number", { number: quote.number })))}
      </p>
      {answer && <PriceLines quote={quote} answer={answer} />}
      {answer && can.book && <WalletForQuote quote={quote} answer={answer} paths={paths} />}
      {!answer && <Waiting quote={quote} />}
      {answer && quote.state !== "awaiting_customer" && quote.state !== "booked" && <Waiting quote={quote} />}
      {quote.state === "awaiting_customer" && expires_at !== null && (
        <p className={css.when}>{t("driver.quotes.until", { date: format.day(expires_at) })}</p>
      )}
      {can.book && <p className={css.when}>{t("driver.quotes.byFitter", { member: member.company_name })}</p>}
    </Card>
  );
}

function Waiting({ quote }: { readonly quote: DriverQuote }): ReactElement | null {
  const t = useT();
  switch (quote.state) {
    case "awaiting_member":
    case "in_review":
      return (
        <>
          <p>{t(quote.state === "in_review" ? "driver.quotes.inReview" : "driver.quotes.notYet")}</p>
          <ExpectedText since={quote.requested_at} expected={quote.expected} />
        </>
      );
    case "rejected":
    case "cancelled":
    case "expired":
      return <p>{t(`driver.quotes.closedText.${quote.state}`)}</p>;
    default:
      return null;
  }
}
