import { useEffect, useState, type ReactElement } from "react";
import { CalendarCheck } from "lucide-react";
import { addressLine } from "@treadclub/rules/address";
import { formatPlate } from "@treadclub/rules/plate";
import { isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Countdown } from "#ui/Countdown.tsx";
import { Form } from "#ui/Form.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { Money } from "#ui/Money.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm, type FormHandle } from "#ui/use-form.ts";
import { useCreateBooking } from "#entities/booking/consumer-queries.ts";
import { modelName } from "#entities/vehicle/VehicleName.tsx";
import { memberOf, quoteIdOf, vehicleOf, type BookJob } from "./book-job.ts";
import type { HeldSlot } from "./held-slot.ts";
import css from "./BookSlot.module.css";

interface ConfirmSlotProps {
  readonly job: BookJob;
  readonly held: HeldSlot;
  readonly onHoldAgain: () => void;
  readonly onOther: () => void;
  readonly onRefused: (error: unknown) => void;
  readonly onBooked: (bookingId: number) => void;
}

/** The time is held: a last look at everything, then it is booked. */
export function ConfirmSlot(props: ConfirmSlotProps): ReactElement {
  const { job, held } = props;
  const t = useT();
  const format = useFormat();
  const isFitting = job.type === "fitting";
  const form = useBookingForm(props);
  const time = format.dayTime(held.hold.starts_at, "weekday");
  return (
    <div className={css.book}>
      <Held {...props} />
      <Facts job={job} />
      <Form
        form={form}
        submitLabel={isFitting ? t("driver.book.go", { time }) : t("driver.book.goCheck")}
        submitIcon={<CalendarCheck aria-hidden="true" />}
        note={isFitting ? t("driver.book.payThere") : t("driver.book.freeText")}
      >
        <TextArea
          label={t("driver.book.message")}
          hint={isFitting ? t("driver.book.messageHint") : undefined}
          optional
          limit={2000}
          {...form.field("message")}
        />
      </Form>
    </div>
  );
}

function useBookingForm({ job, held, onRefused, onBooked }: ConfirmSlotProps): FormHandle<{ message: string }> {
  const t = useT();
  const create = useCreateBooking();
  const member = memberOf(job);
  const { hold, locationId } = held;
  return useForm({
    initial: { message: "" },
    submit: async ({ message }) => {
      try {
        const slot = {
          member_id: member.id,
          location_id: locationId,
          starts_at: hold.starts_at,
          hold_id: hold.hold_id,
        };
        const booking = await create.send({
          body: { type: job.type, ...quoteIdOf(job), ...slot, vehicle_id: vehicleOf(job).id, message },
        });
        toast.success(t("driver.book.done", { member: member.company_name }));
        onBooked(booking.id);
      } catch (error) {
        if (!isCode(error, "PLACE_TAKEN", "STATE_CONFLICT", "VEHICLE_BOOKED", "FREE_CHECK_LIMIT")) throw error;
        onRefused(error);
      }
    },
    keepAs: `book-${job.type === "fitting" ? job.quote.id : "check"}`,
  });
}

/** The time, and how long it is still held. */
function Held({ held, onHoldAgain, onOther }: ConfirmSlotProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { hold } = held;
  const [isExpired, setExpired] = useState(false);
  useEffect(() => document.getElementById("held-title")?.focus(), []);
  return (
    <Card tone={isExpired ? "soon" : "good"}>
      <h2 id="held-title" tabIndex={-1}>
        {format.dayTime(hold.starts_at, "weekday")}
      </h2>
      {isExpired ? (
        <p role="alert">{t("driver.book.heldOver")}</p>
      ) : (
        <Countdown until={hold.expires_at} label={t("driver.book.held")} onEnd={() => setExpired(true)} />
      )}
      <div className={css.move}>
        {isExpired && <Button onClick={onHoldAgain}>{t("driver.book.holdAgain")}</Button>}
        <Button kind="quiet" onClick={onOther}>
          {t("driver.book.otherTime")}
        </Button>
      </div>
    </Card>
  );
}

function Facts({ job }: { readonly job: BookJob }): ReactElement {
  const t = useT();
  const member = memberOf(job);
  const vehicle = vehicleOf(job);
  const { location } = member;
  const address =
    location && addressLine(location.address_line_1, location.address_line_2, location.city, location.postcode);
  const quote = job.type === "fitting" ? job.quote : null;
  const what = quote?.answer
    ? t("driver.book.tyres", { qty: quote.quantity, brand: quote.answer.brand, size: quote.tyre_size })
    : t(`driver.book.type.${job.type}`);
  return (
    <KeyValues
      items={[
        { label: t("driver.book.whereLabel"), value: addressLine(member.company_name, address) },
        { label: t("driver.book.what"), value: what },
        { label: t("driver.book.car"), value: `${formatPlate(vehicle.number)} ${modelName(vehicle)}` },
        {
          label: t("driver.book.price"),
          value: quote?.total && <Money pence={quote.total.total_pence} size="large" />,
        },
      ]}
    />
  );
}
