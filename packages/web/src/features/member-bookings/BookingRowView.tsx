import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { BookingBadge } from "#entities/booking/BookingBadge.tsx";
import type { BookingRow } from "#entities/booking/queries.ts";
import { clockOf } from "#entities/expected/clock-of.ts";
import { Row } from "#ui/DataList.tsx";
import { LeadClock } from "#ui/LeadClock.tsx";
import css from "./Bookings.module.css";

/** A booking in the list: its time, or how long it waits for the member. */
export function BookingRowView({ booking }: { readonly booking: BookingRow }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { number, brand, model } = booking.vehicle;
  const waits = booking.state === "awaiting_member";
  const time = `${format.time(booking.starts_at)} – ${format.time(booking.ends_at)}`;
  return (
    <Row
      lead={waits && <LeadClock {...clockOf(booking.requested_at, booking.expected)} />}
      title={waits ? format.upperFirst(format.dayAt(booking.starts_at, time, "weekday")) : time}
      meta={
        <>
          {format.facts(
            t(`office.home.type.${booking.type}`),
            formatPlate(number),
            `${brand} ${model}`,
            booking.consumer.name,
          )}
          {!waits && (
            <span className={css.state}>
              <BookingBadge state={booking.state} side="member" />
            </span>
          )}
        </>
      }
    />
  );
}
