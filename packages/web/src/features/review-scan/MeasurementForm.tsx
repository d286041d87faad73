import type { ReactElement } from "react";
import { Send } from "lucide-react";
import { errorText } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import { useRecordSend } from "#ui/record/record-context.ts";
import { ActionInPlace } from "#ui/record/RecordActions.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import { DepthsPart } from "./DepthsPart.tsx";
import type { Measurement } from "./measurement-queries.ts";
import { previewOf, toneOfMeasured } from "./measurement-verdict.ts";
import { MessageField } from "./MessageField.tsx";
import { readBefore } from "./read-before.ts";
import css from "./ReviewForm.module.css";
import { useFirstField } from "./use-first-field.ts";
import { depthProblems, depthTexts, sentDepths } from "./use-review-form.ts";
import { wholeDepths, type DepthTexts } from "./verdict.ts";

interface MeasurementFormProps {
  readonly measurement: Measurement;
  readonly onDone: () => void;
}

interface MeasurementDraft extends DepthTexts {
  readonly message: string;
}

/** Inner, middle and outer depth of an integrator's tyre, and what will go out. */
export function MeasurementForm({ measurement, onDone }: MeasurementFormProps): ReactElement {
  const t = useT();
  const send = useRecordSend();
  const form = useForm<MeasurementDraft>({
    initial: { ...depthTexts(measurement.depths), message: measurement.message },
    keepAs: `measurement-${measurement.measurement_id}`,
    validate: (draft) => depthProblems(draft, t),
    submit: async (draft) => {
      await send("completeMeasurement", {
        params: { id: String(measurement.measurement_id) },
        body: { depths: sentDepths(draft), message: draft.message.trim(), version: measurement.version },
      });
      toast.success(t("office.measurement.sent", { name: measurement.integrator }));
      onDone();
    },
    explain: errorText,
  });
  useFirstField(form.field("inner").id);
  const { depths, method, reading_kind: kind } = measurement;
  return (
    <div className={css.form}>
      <Form
        form={form}
        label={t("office.measurement.preview")}
        submitLabel={t("office.measurement.send")}
        submitIcon={<Send aria-hidden="true" />}
        secondary={<ActionInPlace name="reject" />}
      >
        <DepthsPart values={form.values} field={form.field} readBefore={readBefore(depths, method, kind)} />
        <PreviewPart draft={form.values} measurement={measurement} />
        <MessageField
          binding={form.field("message")}
          label={t("office.measurement.message")}
          addLabel={t("office.measurement.addMessage")}
        />
      </Form>
    </div>
  );
}

interface PreviewPartProps {
  readonly draft: DepthTexts;
  readonly measurement: Measurement;
}

/** Keeps its place while depths are typed. */
function PreviewPart({ draft, measurement }: PreviewPartProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const depths = wholeDepths(draft);
  const preview = depths && previewOf(depths, measurement);
  return (
    <div className={css.preview} role="status">
      <strong>{t("office.measurement.preview")}</strong>
      {preview ? (
        <>
          <span>
            {t("office.measurement.interval", {
              mm: format.mm(preview.minimumMm),
              low: format.mm(Math.max(0, preview.minimumMm - preview.uncertaintyMm)),
              high: format.mm(preview.minimumMm + preview.uncertaintyMm),
            })}
          </span>
          <StateBadge tone={toneOfMeasured(preview.verdict)}>{t(`scan.measure.verdict.${preview.verdict}`)}</StateBadge>
          <span className={css.hint}>{t(`scan.measure.wear.${preview.wear}`)}</span>
        </>
      ) : (
        <span className={css.hint}>{t("office.measurement.previewNone")}</span>
      )}
    </div>
  );
}
