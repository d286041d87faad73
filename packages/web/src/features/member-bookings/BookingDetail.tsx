import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { BookingBadge } from "#entities/booking/BookingBadge.tsx";
import type { BookingView } from "#entities/booking/queries.ts";
import { MeasureLink } from "#entities/vehicle/MeasureLink.tsx";
import { ContactLines } from "#entities/consumer/ContactLines.tsx";
import { VoucherLines } from "#entities/quote/VoucherLines.tsx";
import { Section } from "#ui/Card.tsx";
import { Plate } from "#ui/Plate.tsx";
import { BookingActions } from "./BookingActions.tsx";
import css from "./BookingDetail.module.css";
import { BookingFacts } from "./BookingFacts.tsx";

const voucherPath = "/app/members/{member_id}/discount_validation/{consumer_discount_id}";

const isOn = ({ state }: BookingView): boolean =>
  state === "awaiting_member" || state === "awaiting_customer" || state === "accepted" || state === "done";

/** One booking with what can be done about it. */
export function BookingDetail({ booking }: { readonly booking: BookingView }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <article className={css.detail}>
      <header className={css.head}>
        <div className={css.titles}>
          <h2>
            {t("office.booking.title", {
              type: t(`office.home.type.${booking.type}`),
              when: format.dayTime(booking.starts_at, "weekday"),
            })}
          </h2>
          <BookingBadge state={booking.state} side="member" />
        </div>
        <p className={css.car}>
          <Plate value={booking.vehicle.number} />
          <span>
            {booking.vehicle.brand} {booking.vehicle.model}
          </span>
        </p>
        {booking.state === "awaiting_customer" && <p>{t("office.booking.waitsDriver")}</p>}
        <BookingActions booking={booking} />
        {isOn(booking) && (
          <MeasureLink memberId={booking.member.id} vehicleId={booking.vehicle.id} from={{ booking: booking.id }} />
        )}
      </header>
      <BookingFacts booking={booking} />
      <Section title={t("office.booking.driver")} level={3}>
        <ContactLines person={booking.consumer} />
      </Section>
      {booking.vouchers.length > 0 && (
        <Section
          title={t("office.booking.vouchers")}
          level={3}
          lead={booking.can.done ? t("office.booking.vouchersText") : undefined}
        >
          <VoucherLines
            vouchers={booking.vouchers}
            hrefOf={(id) => pathTo(voucherPath, { member_id: booking.member.id, consumer_discount_id: id })}
          />
        </Section>
      )}
    </article>
  );
}
