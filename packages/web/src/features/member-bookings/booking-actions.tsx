import type { Translate } from "@treadclub/texts";
import { CalendarCheck, CheckCheck, UserX, X } from "lucide-react";
import type { Format } from "#kit/format.ts";
import type { BookingView } from "#entities/booking/queries.ts";
import { noteForm } from "#ui/record/note-form.tsx";
import { action, formAction, type RecordAction } from "#ui/record/record-action.tsx";
import { proposeTime } from "./propose-time.tsx";

/** Returns what can be done with a booking. */
export function bookingActions(booking: BookingView, t: Translate, format: Format): RecordAction[] {
  const { can } = booking;
  const params = { id: String(booking.id) };
  const { name } = booking.consumer;
  return [
    action("acceptedBooking", {
      can: can.accept,
      kind: "main",
      icon: <CalendarCheck aria-hidden="true" />,
      label: t("office.booking.accept", { time: format.time(booking.starts_at) }),
      input: { params, body: {} },
      done: t("office.booking.accepted"),
    }),
    action("finishBooking", {
      name: "done",
      // Where Accept was, a second tap would hit it.
      inPlace: true,
      can: can.done,
      kind: "main",
      icon: <CheckCheck aria-hidden="true" />,
      label: t("office.booking.finish"),
      ask: { title: t("office.booking.finishTitle"), text: finishText(booking, t, format) },
      input: { params, body: { outcome: "done" } },
      done: t("office.booking.finished"),
    }),
    proposeTime(booking, t, format),
    action("finishBooking", {
      name: "no_show",
      can: can.no_show,
      kind: "caution",
      icon: <UserX aria-hidden="true" />,
      label: t("office.booking.noShow"),
      ask: { title: t("office.booking.noShowTitle"), text: t("office.booking.noShowText", { name }) },
      input: { params, body: { outcome: "no_show" } },
      done: t("office.booking.finished"),
    }),
    reject(booking, t),
  ];
}

/** Explains what marking does, also to the vouchers. */
function finishText({ consumer, quote }: BookingView, t: Translate, format: Format) {
  const taken = quote?.total?.discounts.filter(({ pence }) => pence > 0) ?? [];
  const pence = quote?.total?.discount_pence ?? 0;
  return (
    <>
      <p>{t("office.booking.finishText", { name: consumer.name })}</p>
      {taken.length > 0 && (
        <p>{t("office.booking.finishVouchers", { count: taken.length, amount: format.money(pence, true) })}</p>
      )}
    </>
  );
}

/** Rejects a booking that waits, or cancels an accepted one, and says why. */
function reject({ id, state, consumer, can }: BookingView, t: Translate): RecordAction {
  const isAccepted = state === "accepted";
  return formAction("rejectBooking", {
    can: can.reject,
    kind: "caution",
    icon: <X aria-hidden="true" />,
    label: isAccepted ? t("office.booking.cancel") : t("office.booking.reject"),
    ask: {
      title: isAccepted ? t("office.booking.cancelTitle") : t("office.booking.rejectTitle"),
      text: t("office.booking.rejectText", { name: consumer.name }),
    },
    form: noteForm({ label: t("office.booking.note"), need: t("office.booking.rejectNeed") }),
    input: ({ message }) => ({ params: { id: String(id) }, body: { message: message.trim() } }),
    done: t("office.booking.rejected"),
  });
}
