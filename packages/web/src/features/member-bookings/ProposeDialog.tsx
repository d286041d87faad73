import { londonDay } from "@treadclub/rules/time";
import { useId, useState, type ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { nearestOf } from "#entities/booking/nearest-places.ts";
import { useAcceptBooking, type BookingView } from "#entities/booking/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { withoutStart } from "./other-starts.ts";
import { TimeChoice, Times } from "./TimeChoice.tsx";

interface ProposeDialogProps {
  readonly booking: BookingView;
  readonly onClose: () => void;
}

/** Proposes another time out of those that are free. */
export function ProposeDialog({ booking, onClose }: ProposeDialogProps): ReactElement {
  const t = useT();
  const noteId = useId();
  const { today, fromDay, setFromDay } = useWeek(booking.starts_at);
  const [start, setStart] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const { propose, busy, nearest } = usePropose(booking, onClose, () => setStart(null));
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t("office.booking.proposeTitle", { name: booking.consumer.name })}
      actions={
        <ProposeActions
          start={start}
          busy={busy}
          onPropose={(chosen) => void propose(chosen, message)}
          onClose={onClose}
        />
      }
    >
      <Stack>
        <p>{t("office.booking.proposeText")}</p>
        {nearest.length > 0 && (
          <Times label={t("office.booking.taken")} starts={nearest} withDay value={start} onChange={setStart} />
        )}
        <TimeChoice
          booking={booking}
          fromDay={fromDay}
          today={today}
          onWeek={setFromDay}
          value={start}
          onChange={setStart}
        />
        <TextArea
          id={noteId}
          name="message"
          label={t("office.booking.note")}
          hint={t("office.booking.noteHint")}
          optional
          rows={2}
          limit={2000}
          value={message}
          onChange={setMessage}
        />
      </Stack>
    </Dialog>
  );
}

/** The week that is shown: from the day asked for, never from one that is over. */
function useWeek(wish: string): {
  readonly today: string;
  readonly fromDay: string;
  readonly setFromDay: (day: string) => void;
} {
  const [today] = useState(() => londonDay(new Date()));
  const [fromDay, setFromDay] = useState(() => laterDay(today, londonDay(new Date(wish))));
  return { today, fromDay, setFromDay };
}

const laterDay = (one: string, other: string): string => (one > other ? one : other);

interface ProposeActionsProps {
  readonly start: string | null;
  readonly busy: boolean;
  readonly onPropose: (start: string) => void;
  readonly onClose: () => void;
}

function ProposeActions({ start, busy, onPropose, onClose }: ProposeActionsProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const label =
    start === null
      ? t("office.booking.chooseTime")
      : t("office.booking.proposeSend", { when: format.dayTime(start, "weekday") });
  return (
    <>
      <Button kind="main" busy={busy} disabled={start === null} onClick={() => start !== null && onPropose(start)}>
        {label}
      </Button>
      <Button onClick={onClose}>{t("ui.confirm.keep")}</Button>
    </>
  );
}

interface Proposing {
  readonly propose: (startsAt: string, message: string) => Promise<void>;
  readonly busy: boolean;
  /** Free times beside one that was just taken. */
  readonly nearest: readonly string[];
}

function usePropose(booking: BookingView, onDone: () => void, onTaken: () => void): Proposing {
  const t = useT();
  const { send, busy } = useAcceptBooking();
  const [nearest, setNearest] = useState<readonly string[]>([]);
  const propose = async (starts_at: string, message: string): Promise<void> => {
    try {
      await send({ params: { id: String(booking.id) }, body: { starts_at, message: message.trim() } });
      toast.success(t("office.booking.proposeDone"));
      onDone();
    } catch (error) {
      toast.error(errorText(error));
      if (!isCode(error, "PLACE_TAKEN")) return;
      onTaken();
      setNearest(withoutStart(nearestOf(error.details), booking.starts_at));
    }
  };
  return { propose, busy, nearest };
}
