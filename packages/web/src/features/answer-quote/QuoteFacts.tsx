import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { QuoteView } from "#things/quote/queries.ts";
import { DateText } from "#ui/DateText.tsx";
import { Facts, type Fact } from "#ui/Facts.tsx";
import { isWaiting } from "./quote-shows.ts";

/** What the driver asks for. */
export function QuoteFacts({ quote }: { readonly quote: QuoteView }): ReactElement {
  const t = useT();
  const positions = quote.positions.map((position) => t(`ui.position.${position}`)).join(", ");
  const facts: Fact[] = [
    { label: t("office.quote.size"), value: <strong>{[quote.tyre_size, `${quote.load_rating}${quote.speed_rating}`].filter(Boolean).join(" ")}</strong> },
    { label: t("office.quote.quantity"), value: `${quote.quantity} · ${positions}` },
  ];
  if (quote.tyre_brand) facts.push({ label: t("office.quote.brandWish"), value: quote.tyre_brand });
  if (quote.preferred_on) facts.push({ label: t("office.quote.dayWish"), value: <DateText value={quote.preferred_on} style="weekday" /> });
  if (quote.message_to_fitter) facts.push({ label: t("office.quote.message"), value: quote.message_to_fitter });
  facts.push({ label: t("office.quote.requested"), value: <DateText value={quote.requested_at} time /> });
  if (quote.expires_at && isWaiting(quote.state)) facts.push({ label: t("office.quote.until"), value: <DateText value={quote.expires_at} time /> });
  if (quote.expires_at && quote.state === "awaiting_customer") facts.push({ label: t("office.quote.decide"), value: <DateText value={quote.expires_at} time /> });
  return <Facts facts={facts} />;
}
