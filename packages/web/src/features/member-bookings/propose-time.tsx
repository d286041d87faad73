import { detailsOf } from "@treadclub/contract/details-of";
import { londonDay } from "@treadclub/rules/time";
import type { Translate } from "@treadclub/texts";
import { CalendarClock } from "lucide-react";
import { useState, type ReactElement } from "react";
import { isCode } from "#kit/errors.ts";
import type { Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { BookingView } from "#entities/booking/queries.ts";
import { formAction, type RecordAction } from "#ui/record/record-action.tsx";
import { TextArea } from "#ui/TextField.tsx";
import type { FormHandle } from "#ui/use-form.ts";
import { withoutStart } from "./other-starts.ts";
import { TimeChoice, Times } from "./TimeChoice.tsx";

interface Proposal {
  readonly start: string;
  readonly message: string;
}

const none: Proposal = { start: "", message: "" };

/** Returns the action that proposes another time out of those that are free. */
export function proposeTime(booking: BookingView, t: Translate, format: Format): RecordAction {
  return formAction("acceptedBooking", {
    name: "propose",
    can: booking.can.propose,
    icon: <CalendarClock aria-hidden="true" />,
    label: t("office.booking.propose"),
    ask: {
      title: t("office.booking.proposeTitle", { name: booking.consumer.name }),
      text: t("office.booking.proposeText"),
      size: "wide",
    },
    form: {
      initial: none,
      validate: ({ start }) => ({ start: start === "" ? t("office.booking.chooseTime") : undefined }),
      submitLabel: ({ start }) =>
        start === ""
          ? t("office.booking.chooseTime")
          : t("office.booking.proposeSend", { when: format.dayTime(start, "weekday") }),
      fields: (form, error) => <ProposalFields booking={booking} form={form} error={error} />,
      afterError: (error) => (isCode(error, "PLACE_TAKEN") ? { start: "" } : {}),
    },
    input: ({ start, message }) => ({
      params: { id: String(booking.id) },
      body: { starts_at: start, message: message.trim() },
    }),
    done: t("office.booking.proposeDone"),
  });
}

interface ProposalFieldsProps {
  readonly booking: BookingView;
  readonly form: FormHandle<Proposal>;
  readonly error: unknown;
}

/** Free times, those beside one that was just taken first, and a note. */
function ProposalFields({ booking, form, error }: ProposalFieldsProps): ReactElement {
  const t = useT();
  const [today] = useState(() => londonDay(new Date()));
  const [fromDay, setFromDay] = useState(() => laterDay(today, londonDay(new Date(booking.starts_at))));
  const free = detailsOf(error, "PLACE_TAKEN")?.nearest.map(({ starts_at }) => starts_at) ?? [];
  const nearest = withoutStart(free, booking.starts_at);
  const choose = (start: string): void => form.set({ start });
  const chosen = form.values.start || null;
  return (
    <>
      {nearest.length > 0 && (
        <Times label={t("office.booking.taken")} starts={nearest} withDay value={chosen} onChange={choose} />
      )}
      <div id={form.field("start").id} tabIndex={-1}>
        <TimeChoice
          booking={booking}
          fromDay={fromDay}
          today={today}
          onWeek={setFromDay}
          value={chosen}
          onChange={choose}
        />
      </div>
      <TextArea
        label={t("office.booking.note")}
        hint={t("office.booking.noteHint")}
        optional
        rows={2}
        limit={2000}
        {...form.field("message")}
      />
    </>
  );
}

const laterDay = (one: string, other: string): string => (one > other ? one : other);
