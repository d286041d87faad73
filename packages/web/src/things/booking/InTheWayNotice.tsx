import { useEffect, useRef, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import type { InTheWay } from "./in-the-way.ts";

interface InTheWayNoticeProps {
  readonly inTheWay: InTheWay;
  readonly bookingHref: (bookingId: number) => string;
}

/** Why a time cannot be booked, with the driver's own bookings that are in the way. */
export function InTheWayNotice({ inTheWay, bookingHref }: InTheWayNoticeProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { reason, bookings } = inTheWay;
  useEffect(() => box.current?.focus(), [inTheWay]);
  const title =
    reason === "checksFull" ? t("driver.book.checksFull", { count: bookings.length }) : t(`driver.book.${reason}`);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Card tone="soon" title={title}>
        <p>{t(`driver.book.${reason}Text`)}</p>
        <ul>
          {bookings.map((booking) => (
            <li key={booking.booking_id}>
              <UiLink href={bookingHref(booking.booking_id)}>
                {booking.member}, {format.dayTime(booking.starts_at, "weekday")}
              </UiLink>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
