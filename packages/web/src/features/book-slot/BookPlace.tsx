import type { ReactElement } from "react";
import { InTheWayNotice } from "#entities/booking/InTheWayNotice.tsx";
import type { BookJob } from "./book-job.ts";
import { ChooseTime } from "./ChooseTime.tsx";
import { ConfirmPlace } from "./ConfirmPlace.tsx";
import { TakenNotice } from "./TakenNotice.tsx";
import { useHold } from "./use-hold.ts";
import css from "./BookPlace.module.css";

interface BookPlaceProps {
  readonly job: BookJob;
  readonly bookingHref: (bookingId: number) => string;
  readonly onBooked: (bookingId: number) => void;
}

/** Choose a day and a time; it is held while the rest is checked; then it is booked. */
export function BookPlace({ job, bookingHref, onBooked }: BookPlaceProps): ReactElement {
  const { held, taken, inTheWay, busy, choose, refuse, release } = useHold(job, onBooked);
  if (held) {
    return (
      <ConfirmPlace
        key={held.hold.hold_id}
        job={job}
        held={held}
        onHoldAgain={() => void choose(held.hold.starts_at, held.locationId)}
        onOther={release}
        onRefused={(error) => refuse(error, held.locationId)}
        onBooked={onBooked}
      />
    );
  }
  return (
    <div className={css.book}>
      {taken && (
        <TakenNotice nearest={taken.nearest} onChoose={(startsAt) => void choose(startsAt, taken.locationId)} />
      )}
      {inTheWay && <InTheWayNotice inTheWay={inTheWay} bookingHref={bookingHref} />}
      <ChooseTime job={job} isBusy={busy} onChoose={(startsAt, locationId) => void choose(startsAt, locationId)} />
    </div>
  );
}
