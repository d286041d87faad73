import { formatPlate } from "@treadclub/rules/plate";
import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { AddToCalendar } from "#entities/booking/AddToCalendar.tsx";
import { BookingBadge } from "#entities/booking/BookingBadge.tsx";
import { useMemberBooking, type BookingView } from "#entities/booking/queries.ts";
import { ContactLines } from "#entities/consumer/ContactLines.tsx";
import { DriverLink } from "#entities/consumer/DriverLink.tsx";
import { VoucherLines } from "#entities/quote/VoucherLines.tsx";
import { MeasureLink } from "#entities/vehicle/MeasureLink.tsx";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { Section } from "#ui/Card.tsx";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { ActionInPlace } from "#ui/record/RecordActions.tsx";
import { bookingActions } from "./booking-actions.tsx";
import css from "./Bookings.module.css";
import { BookingFacts } from "./BookingFacts.tsx";

interface BookingRecordProps {
  readonly memberId: number;
  readonly bookingId: number;
}

const listPath = "/app/members/{member_id}/member_bookings";
const voucherPath = "/app/members/{member_id}/discount_validation/{consumer_discount_id}";

/** One booking with what can be done about it. */
export function BookingRecord({ memberId, bookingId }: BookingRecordProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <DetailPage
      beside
      query={useMemberBooking(bookingId)}
      list={{ href: pathTo(listPath, { member_id: memberId }), label: t("office.bookings.title") }}
      title={({ type, starts_at: start }) =>
        t("office.booking.title", { type: t(`office.home.type.${type}`), when: format.dayTime(start, "weekday") })
      }
      badge={({ state }) => <BookingBadge state={state} side="member" />}
      lead={(booking) => (
        <>
          <div className={css.car}>
            <VehicleName vehicle={booking.vehicle} size="normal" />
            {isOn(booking) && (
              <MeasureLink memberId={memberId} vehicleId={booking.vehicle.id} from={{ booking: booking.id }} />
            )}
          </div>
          {booking.state === "awaiting_customer" && <p>{t("office.booking.waitsDriver")}</p>}
        </>
      )}
      actions={(booking) => bookingActions(booking, t, format)}
    >
      {(booking, level) => (
        <>
          <BookingFacts booking={booking} />
          <Calendar booking={booking} memberId={memberId} />
          {booking.can.done && (
            <p>
              <ActionInPlace name="done" />
            </p>
          )}
          <Section title={t("office.booking.driver")} level={level}>
            <ContactLines person={booking.consumer} />
            <DriverLink memberId={memberId} consumerId={booking.consumer.id} />
          </Section>
          {booking.vouchers.length > 0 && (
            <Section
              title={t("office.booking.vouchers")}
              level={level}
              lead={booking.can.done ? t("office.booking.vouchersText") : undefined}
            >
              <VoucherLines
                vouchers={booking.vouchers}
                hrefOf={(id) => pathTo(voucherPath, { member_id: memberId, consumer_discount_id: id })}
              />
            </Section>
          )}
        </>
      )}
    </DetailPage>
  );
}

function Calendar({ booking, memberId }: { readonly booking: BookingView; readonly memberId: number }): ReactElement {
  const t = useT();
  return (
    <AddToCalendar
      booking={booking}
      label={t("office.booking.calendar")}
      title={[t(`office.home.type.${booking.type}`), booking.consumer.name, formatPlate(booking.vehicle.number)]}
      notes=""
      href={pathTo(listPath, { member_id: memberId }, { open_field: booking.id, open_field_type: "booking" })}
    />
  );
}

const isOn = ({ state }: BookingView): boolean =>
  state === "awaiting_member" || state === "awaiting_customer" || state === "accepted" || state === "done";
