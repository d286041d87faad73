import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { formatCode } from "#ui/CodeText.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import { BookingBadge } from "#entities/booking/BookingBadge.tsx";
import { useDriverBooking, type DriverBooking } from "#entities/booking/consumer-queries.ts";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { VoucherCard } from "#entities/voucher/VoucherCard.tsx";
import { BookingFacts } from "./BookingFacts.tsx";
import { BookingStanding } from "./BookingStanding.tsx";
import css from "./MyBookings.module.css";

interface BookingDetailProps {
  readonly bookingId: number;
  readonly paths: ConsumerPaths;
}

/** One booking: how it stands, when, where, and the vouchers to show there. */
export function BookingDetail({ bookingId, paths }: BookingDetailProps): ReactElement {
  const t = useT();
  const query = useDriverBooking(bookingId);
  const booking = query.data;
  return (
    <Page
      title={booking ? t(`driver.book.type.${booking.type}`) : t("driver.bookings.title")}
      width="narrow"
      back={{ href: paths.bookings, label: t("driver.bookings.title") }}
      help={{ href: helpPath("bookings") }}
      badge={booking && <BookingBadge state={booking.state} side="consumer" />}
    >
      {isCode(query.error, "NOT_FOUND") ? (
        <Empty
          picture="calendar"
          title={t("driver.bookings.gone")}
          action={<ButtonLink href={paths.bookings}>{t("driver.bookings.title")}</ButtonLink>}
        />
      ) : (
        <Loaded query={query}>
          {(data) => (
            <div className={css.body}>
              <BookingStanding booking={data} paths={paths} />
              <Vouchers booking={data} />
              <BookingFacts booking={data} paths={paths} />
            </div>
          )}
        </Loaded>
      )}
    </Page>
  );
}

function Vouchers({ booking }: { readonly booking: DriverBooking }): ReactElement | null {
  const t = useT();
  if (booking.vouchers.length === 0) return null;
  const isOpen = booking.vouchers.some(({ state }) => state === "issued" || state === "reserved");
  return (
    <Section title={t(isOpen ? "driver.bookings.voucherHere" : "driver.vouchers.title")}>
      {booking.vouchers.map((voucher) => (
        <VoucherCard
          key={voucher.id}
          level={3}
          voucher={voucher}
          qr={<QrCode text={voucher.link} label={t("driver.vouchers.qr", { code: formatCode(voucher.code) })} />}
        />
      ))}
    </Section>
  );
}
