import { useState, type ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { Sentence } from "#ui/Sentence.tsx";
import { toast } from "#ui/toast.ts";
import { bookingTone } from "#entities/booking/booking-tone.ts";
import { useAgreeBooking, useCancelBooking, type DriverBooking } from "#entities/booking/consumer-queries.ts";
import { inTheWayOf, type InTheWay } from "#entities/booking/in-the-way.ts";
import { InTheWayNotice } from "#entities/booking/InTheWayNotice.tsx";
import { ExpectedText } from "#entities/expected/ExpectedText.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import css from "./MyBookings.module.css";

interface StandingProps {
  readonly booking: DriverBooking;
  readonly paths: ConsumerPaths;
}

/** How the booking stands, in a sentence, and what the driver can do about it. */
export function BookingStanding({ booking, paths }: StandingProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { state, member, proposed, can, quote } = booking;
  const isClosed = ["rejected", "cancelled", "expired"].includes(state);
  const canBookAgain = isClosed && quote?.state === "awaiting_customer";
  const [inTheWay, setInTheWay] = useState<InTheWay | null>(null);
  const time = proposed?.starts_at ?? booking.starts_at;
  return (
    <Card
      tone={bookingTone(state, "consumer")}
      title={format.dayTime(
        proposed && state === "awaiting_customer" ? proposed.starts_at : booking.starts_at,
        "weekday",
      )}
      actions={
        <>
          {can.agree && <Agree booking={booking} time={time} onInTheWay={setInTheWay} />}
          {canBookAgain && (
            <ButtonLink kind="main" href={paths.book(quote.id)}>
              {t("driver.bookings.again")}
            </ButtonLink>
          )}
          {can.cancel && <Cancel booking={booking} />}
        </>
      }
    >
      <p className={css.said}>{t(`driver.bookings.said.${state}`, { member: member.company_name })}</p>
      <ExpectedText since={booking.requested_at} expected={booking.expected} />
      {canBookAgain && <p>{t("driver.bookings.stillValid")}</p>}
      {proposed && state === "awaiting_customer" && (
        <p>
          <Sentence
            write={(when) => t("driver.bookings.yourTime", { when })}
            nodes={[<s key="when">{format.dayTime(booking.starts_at, "weekday")}</s>]}
          />
        </p>
      )}
      {inTheWay && <InTheWayNotice inTheWay={inTheWay} to="agree" bookingHref={paths.booking} />}
      {booking.message !== "" && (
        <blockquote className={css.message}>
          <strong>{t("driver.bookings.message")}</strong>
          <p>{booking.message}</p>
        </blockquote>
      )}
    </Card>
  );
}

interface AgreeProps {
  readonly booking: DriverBooking;
  readonly time: string;
  readonly onInTheWay: (inTheWay: InTheWay | null) => void;
}

function Agree({ booking, time, onInTheWay }: AgreeProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const agree = useAgreeBooking();
  const run = async (): Promise<void> => {
    onInTheWay(null);
    try {
      await agree.send({ params: { id: String(booking.id) }, body: {} });
      toast.success(t("driver.bookings.agreed"));
    } catch (error) {
      const inTheWay = inTheWayOf(error);
      if (inTheWay) onInTheWay(inTheWay);
      else toast.error(isCode(error, "PLACE_TAKEN") ? t("driver.book.taken") : errorText(error));
    }
  };
  return (
    <Button kind="main" busy={agree.busy} onClick={() => void run()}>
      {t("driver.bookings.agree", { time: format.dayTime(time, "weekday") })}
    </Button>
  );
}

function Cancel({ booking }: { readonly booking: DriverBooking }): ReactElement {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const cancel = useCancelBooking();
  const run = async (): Promise<void> => {
    await cancel.send({ params: { id: String(booking.id) }, body: {} });
    toast.success(t("driver.bookings.cancelledToast"));
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t("driver.bookings.cancel")}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("driver.bookings.cancelTitle")}
        actionLabel={t("driver.bookings.cancel")}
        danger
        onConfirm={run}
      >
        <p>{t("driver.bookings.cancelText", { member: booking.member.company_name })}</p>
      </Confirm>
    </>
  );
}
