import { useState, type ReactElement } from "react";
import { InTheWayNotice } from "#entities/booking/InTheWayNotice.tsx";
import { useToday } from "#ui/use-today.ts";
import type { BookJob, BookStep } from "./book-job.ts";
import { ChooseTime, type ShownTimes } from "./ChooseTime.tsx";
import { ConfirmSlot } from "./ConfirmSlot.tsx";
import { TakenNotice } from "./TakenNotice.tsx";
import { useHold } from "./use-hold.ts";
import css from "./BookSlot.module.css";

interface BookSlotProps {
  readonly job: BookJob;
  readonly bookingHref: (bookingId: number) => string;
  readonly onBooked: (bookingId: number) => void;
  readonly step: BookStep;
  readonly onStep: (step: BookStep) => void;
}

/** Choose a day and a time; it is held while the rest is checked; then it is booked. */
export function BookSlot({ job, bookingHref, onBooked, step, onStep }: BookSlotProps): ReactElement {
  const today = useToday();
  const [shown, setShown] = useState<ShownTimes>({ from: today, day: null });
  const { held, taken, inTheWay, busy, hold, refuse } = useHold(job, onBooked);
  const choose = async (startsAt: string, locationId: number): Promise<void> => {
    if ((await hold(startsAt, locationId)) && step !== "confirm") onStep("confirm");
  };
  // Without a time that is held, the address of the last step shows the times.
  if (held && step === "confirm") {
    return (
      <ConfirmSlot
        key={held.hold.hold_id}
        job={job}
        held={held}
        onHoldAgain={() => void choose(held.hold.starts_at, held.locationId)}
        onOther={() => onStep("time")}
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
      <ChooseTime
        job={job}
        isBusy={busy}
        shown={shown}
        onShow={setShown}
        onChoose={(startsAt, locationId) => void choose(startsAt, locationId)}
      />
    </div>
  );
}
