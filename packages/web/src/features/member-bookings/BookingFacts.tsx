import type { ReactElement } from "react";
import { addressLine } from "@treadclub/rules/address";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import type { BookingView } from "#entities/booking/queries.ts";
import { DateText } from "#ui/DateText.tsx";
import { Facts, type Fact } from "#ui/Facts.tsx";
import { Money } from "#ui/Money.tsx";
import { UiLink } from "#ui/UiLink.tsx";

/** When, where, for how much, from which quote. */
export function BookingFacts({ booking }: { readonly booking: BookingView }): ReactElement {
  const t = useT();
  const format = useFormat();
  const facts: Fact[] = [
    {
      label: booking.proposed ? t("office.booking.asked") : t("office.booking.when"),
      value: `${format.upperFirst(format.day(booking.starts_at, "weekday"))}\n${format.time(booking.starts_at)} – ${format.time(booking.ends_at)}`,
    },
  ];
  if (booking.proposed)
    facts.push({
      label: t("office.booking.proposed"),
      value: <strong>{format.dayTime(booking.proposed.starts_at, "weekday")}</strong>,
    });
  facts.push({
    label: t("office.booking.where"),
    value: addressLine(booking.location.name, booking.location.postcode),
  });
  if (booking.total_pence !== null)
    facts.push({
      label: t("office.booking.price"),
      value: <Money pence={booking.total_pence} vat={hasVat(booking)} />,
    });
  if (booking.message) facts.push({ label: t("office.booking.message"), value: booking.message });
  if (booking.quote) {
    const href = pathTo(
      "/app/members/{member_id}/quote_requests",
      { member_id: booking.member.id },
      { show: "booked", open_field: booking.quote.id, open_field_type: "quote" },
    );
    facts.push({
      label: t("office.booking.quote"),
      value: <UiLink href={href}>{t("office.booking.openQuote", { number: booking.quote.number })}</UiLink>,
    });
  }
  if (booking.expected)
    facts.push({ label: t("office.quote.promised"), value: <DateText value={booking.expected.latest_at} time /> });
  facts.push({ label: t("office.quote.requested"), value: <DateText value={booking.requested_at} time /> });
  return <Facts facts={facts} />;
}

const hasVat = ({ quote }: BookingView): boolean => (quote?.total?.vat_rate_percent ?? 0) > 0;
