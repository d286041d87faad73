import type { ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useRejectBooking, type BookingView } from "#entities/booking/queries.ts";
import { Stack } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";

/** Rejects a booking that waits, or cancels an accepted one, and says why. */
export function RejectDialog({
  booking,
  onClose,
}: {
  readonly booking: BookingView;
  readonly onClose: () => void;
}): ReactElement {
  const t = useT();
  const accepted = booking.state === "accepted";
  const { send } = useRejectBooking();
  const form = useForm({
    initial: { message: "" },
    validate: ({ message }) => ({ message: message.trim() === "" ? t("office.booking.rejectNeed") : undefined }),
    submit: async ({ message }) => {
      await send({ params: { id: String(booking.id) }, body: { message: message.trim() } });
      toast.success(t("office.booking.rejected"));
      onClose();
    },
    explain: errorText,
  });
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={accepted ? t("office.booking.cancelTitle") : t("office.booking.rejectTitle")}
    >
      <Stack>
        <p>{t("office.booking.rejectText", { name: booking.consumer.name })}</p>
        <Form form={form} danger submitLabel={accepted ? t("office.booking.cancel") : t("office.booking.reject")}>
          <TextArea label={t("office.booking.note")} rows={3} limit={2000} {...form.field("message")} />
        </Form>
      </Stack>
    </Dialog>
  );
}
