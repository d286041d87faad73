import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { bookingTone } from "./booking-tone.ts";
import type { BookingState } from "./queries.ts";

/** A booking's state in its reader's words: the office reads the specification's label. */
export function BookingBadge({
  state,
  side,
}: {
  readonly state: BookingState;
  readonly side: "member" | "consumer";
}): ReactElement {
  const t = useT();
  return (
    <StateBadge tone={bookingTone(state, side)}>
      {t(side === "consumer" ? `driver.bookings.badge.${state}` : `base.state.booking.${state}`)}
    </StateBadge>
  );
}
