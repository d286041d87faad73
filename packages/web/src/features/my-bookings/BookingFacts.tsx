import type { ReactElement } from "react";
import { MapPin, Phone } from "lucide-react";
import { formatPhone } from "@treadclub/rules/phone";
import { formatPlate } from "@treadclub/rules/plate";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { Money } from "#ui/Money.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { AddToCalendar } from "#entities/booking/AddToCalendar.tsx";
import type { DriverBooking } from "#entities/booking/consumer-queries.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { mapHref } from "./map-href.ts";
import css from "./MyBookings.module.css";

interface BookingFactsProps {
  readonly booking: DriverBooking;
  readonly paths: ConsumerPaths;
}

/** When, where, for which car and how much. */
export function BookingFacts({ booking, paths }: BookingFactsProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { member, quote } = booking;
  const hours = t("driver.bookings.timeRange", {
    from: format.time(booking.starts_at),
    to: format.time(booking.ends_at),
  });
  return (
    <Section title={member.company_name}>
      <KeyValues
        items={[
          {
            label: t("driver.book.when"),
            value: format.dayAt(booking.starts_at, hours, "weekday"),
          },
          {
            label: t("driver.bookings.address"),
            value: <Address booking={booking} />,
          },
          { label: t("driver.bookings.car"), value: <VehicleName vehicle={booking.vehicle} /> },
          {
            label: t("driver.book.what"),
            value: quote
              ? t("driver.quotes.requestTitle", { qty: quote.quantity, size: quote.tyre_size })
              : t("driver.book.type.free_check"),
          },
          {
            label: t("driver.bookings.price"),
            value: booking.total_pence === null ? t("driver.bookings.free") : <Money pence={booking.total_pence} vat />,
          },
        ]}
      />
      <Ways booking={booking} paths={paths} />
      {quote && (
        <p>
          <UiLink href={paths.request(quote.request_id)}>{t("driver.bookings.quote")}</UiLink>
        </p>
      )}
    </Section>
  );
}

function Address({ booking }: Pick<BookingFactsProps, "booking">): ReactElement {
  const { location, member } = booking;
  const name = location.name === member.company_name ? "" : location.name;
  const lines = [name, location.address_line_1, location.address_line_2, `${location.city} ${location.postcode}`];
  return (
    <address className={css.address}>
      {lines
        .filter((line) => line.trim() !== "")
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}

/** The way there, the phone, and the calendar. */
function Ways({ booking, paths }: BookingFactsProps): ReactElement {
  const t = useT();
  const { location, member } = booking;
  return (
    <div className={css.ways}>
      <ButtonLink href={mapHref(location)} target="_blank" rel="noreferrer" icon={<MapPin aria-hidden="true" />}>
        {t("driver.bookings.map")}
      </ButtonLink>
      <ButtonLink href={`tel:${member.phone}`} icon={<Phone aria-hidden="true" />}>
        {t("driver.bookings.call", { phone: formatPhone(member.phone) })}
      </ButtonLink>
      <AddToCalendar
        booking={booking}
        label={t("driver.bookings.calendar")}
        title={[t(`driver.book.type.${booking.type}`), member.company_name, formatPlate(booking.vehicle.number)]}
        notes={t("driver.bookings.calendarNotes")}
        href={paths.booking(booking.id)}
      />
    </div>
  );
}
