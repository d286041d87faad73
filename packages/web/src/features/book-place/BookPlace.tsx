import { useState, type ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { toast } from "#ui/toast.ts";
import { useHoldPlace } from "#things/booking/consumer-queries.ts";
import { memberOf, quoteIdOf, type BookJob } from "./book-job.ts";
import { ChooseTime } from "./ChooseTime.tsx";
import { ConfirmPlace } from "./ConfirmPlace.tsx";
import type { HeldPlace } from "./held-place.ts";
import { nearestOf, type NearTime } from "./day-slots.ts";
import { TakenNotice } from "./TakenNotice.tsx";
import css from "./BookPlace.module.css";

interface BookPlaceProps {
  readonly job: BookJob;
  readonly onBooked: (bookingId: number) => void;
}

/** Choose a day and a time; it is held while the rest is checked; then it is booked. */
export function BookPlace({ job, onBooked }: BookPlaceProps): ReactElement {
  const t = useT();
  const [held, setHeld] = useState<HeldPlace | null>(null);
  const [taken, setTaken] = useState<{ readonly nearest: readonly NearTime[]; readonly locationId: number } | null>(
    null,
  );
  const holdPlace = useHoldPlace();
  const refuse = (error: unknown, locationId: number): void => {
    if (isCode(error, "PLACE_TAKEN")) {
      setHeld(null);
      setTaken({ nearest: nearestOf(error.details), locationId });
    } else toast.error(isCode(error, "STATE_CONFLICT") ? t("driver.book.notBookable") : errorText(error));
  };
  const choose = async (startsAt: string, locationId: number): Promise<void> => {
    try {
      const hold = await holdPlace.send({
        body: {
          member_id: memberOf(job).id,
          location_id: locationId,
          ...quoteIdOf(job),
          type: job.type,
          starts_at: startsAt,
        },
      });
      setTaken(null);
      setHeld({ hold, locationId });
    } catch (error) {
      refuse(error, locationId);
    }
  };
  if (held) {
    return (
      <ConfirmPlace
        key={held.hold.hold_id}
        job={job}
        held={held}
        onHoldAgain={() => void choose(held.hold.starts_at, held.locationId)}
        onOther={() => setHeld(null)}
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
      <ChooseTime
        job={job}
        isBusy={holdPlace.busy}
        onChoose={(startsAt, locationId) => void choose(startsAt, locationId)}
      />
    </div>
  );
}
