import type { ReactElement } from "react";
import { qualityReasons } from "@treadclub/contract/measurement/states";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Stack } from "#ui/Card.tsx";
import { CheckboxGroup } from "#ui/ChoiceFields.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";
import css from "./ReviewForm.module.css";
import { useDeclineMeasurement, type Measurement } from "./measurement-queries.ts";

interface MeasurementRejectDialogProps {
  readonly measurement: Measurement;
  readonly onDone: () => void;
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** Fails an integrator's measurement: why nothing can be read from its photos. */
export function MeasurementRejectDialog(props: MeasurementRejectDialogProps): ReactElement {
  const { measurement, onDone, onStale, onClose } = props;
  const t = useT();
  const { send } = useDeclineMeasurement();
  const none: readonly string[] = [];
  const form = useForm({
    initial: { reasons: none, message: "" },
    validate: ({ reasons }) => ({ reasons: reasons.length === 0 ? t("office.review.need.reason") : undefined }),
    submit: async ({ reasons, message }) => {
      try {
        await send({
          params: { id: String(measurement.measurement_id) },
          body: {
            reasons: qualityReasons.filter((reason) => reasons.includes(reason)),
            message: message.trim(),
            version: measurement.version,
          },
        });
        onDone();
      } catch (error) {
        if (!isCode(error, "STATE_CONFLICT")) throw error;
        onStale();
      }
      onClose();
    },
    explain: errorText,
  });
  return (
    <Dialog open alert onClose={onClose} title={t("office.measurement.rejectTitle")}>
      <Stack>
        <p>{t("office.measurement.rejectText", { name: measurement.integrator })}</p>
        <Form form={form} danger submitLabel={t("office.measurement.rejectSend")}>
          <div className={css.result}>
            <CheckboxGroup
              label={t("office.review.reasons")}
              options={qualityReasons.map((value) => ({ value, label: t(`scan.measure.reason.${value}`) }))}
              {...form.field("reasons")}
            />
          </div>
          <TextArea label={t("office.measurement.message")} optional rows={3} limit={2000} {...form.field("message")} />
        </Form>
      </Stack>
    </Dialog>
  );
}
