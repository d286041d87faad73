import { useEffect, useRef, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import type { Translate } from "@treadclub/texts";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import type { InTheWay } from "./in-the-way.ts";
import css from "./InTheWayNotice.module.css";

interface InTheWayNoticeProps {
  readonly inTheWay: InTheWay;
  /** `agree`: the time is a fitter's proposal, so there is no other one to choose. */
  readonly to?: "book" | "agree";
  readonly bookingHref: (bookingId: number) => string;
}

/** Why a time cannot be booked, with the driver's own bookings that are in the way. */
export function InTheWayNotice({ inTheWay, to = "book", bookingHref }: InTheWayNoticeProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { bookings } = inTheWay;
  useEffect(() => box.current?.focus(), [inTheWay]);
  const { title, text } = wordsOf(inTheWay, to, t);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Card tone="soon" title={title}>
        <p>{text}</p>
        {bookings.length > 0 && (
          <ul className={css.bookings}>
            {bookings.map((booking) => (
              <li key={booking.booking_id}>
                <UiLink href={bookingHref(booking.booking_id)}>
                  {format.facts(booking.member, format.dayTime(booking.starts_at, "weekday"))}
                </UiLink>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

/** The server looks for the bookings after it has refused: none is left when they were cancelled meanwhile. */
function wordsOf({ reason, bookings }: InTheWay, to: "book" | "agree", t: Translate) {
  const count = bookings.length;
  if (count === 0) return { title: t("driver.book.wayFree"), text: t("driver.book.wayFreeText") };
  if (reason === "checksFull")
    return { title: t("driver.book.checksFull", { count }), text: t("driver.book.checksFullText") };
  const isAgreeing = reason === "elsewhere" && to === "agree";
  return {
    title: t(`driver.book.${reason}`),
    text: isAgreeing ? t("driver.bookings.agreeElsewhere") : t(`driver.book.${reason}Text`),
  };
}
