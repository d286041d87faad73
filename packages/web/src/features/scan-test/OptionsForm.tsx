import { Play, Square } from "lucide-react";
import type { ReactElement } from "react";
import { longPosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxField, CheckboxGroup, SelectField } from "#ui/ChoiceFields.tsx";
import { Form } from "#ui/Form.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm, type FormHandle } from "#ui/use-form.ts";
import { launches, optionProblems, positionCodes, type LabOptions } from "./lab-options.ts";
import css from "./ScanTest.module.css";
import type { TrialHandle } from "./use-trial.ts";

/** The options of a trial, and its start. */
export function OptionsForm({ trial }: { readonly trial: TrialHandle }): ReactElement {
  const t = useT();
  const form = useForm<LabOptions>({
    initial: trial.options,
    validate: (options) => optionProblems(options, (low, high) => t("lab.option.between", { low, high })),
    submit: trial.start,
  });
  return (
    <Form
      form={form}
      label={t("lab.trial.title")}
      submitLabel={t("lab.trial.start")}
      submitIcon={<Play aria-hidden="true" />}
      secondary={
        trial.isWaiting && (
          <Button icon={<Square aria-hidden="true" />} onClick={trial.stop}>
            {t("lab.trial.stop")}
          </Button>
        )
      }
    >
      <div className={css.two}>
        <SelectField
          label={t("lab.option.launch")}
          options={launches.map((value) => ({ value, label: t(`lab.option.launch.${value}`) }))}
          {...form.field("launch")}
        />
        <SelectField
          label={t("lab.option.workflow")}
          options={[
            { value: "2", label: t("lab.option.workflow.2") },
            { value: "3", label: t("lab.option.workflow.3") },
          ]}
          {...form.field("workflow")}
        />
      </div>
      <details>
        <summary>{t("lab.option.more")}</summary>
        <MoreOptions form={form} />
      </details>
    </Form>
  );
}

function MoreOptions({ form }: { readonly form: FormHandle<LabOptions> }): ReactElement {
  const t = useT();
  const isSession = form.values.beginWith === "session";
  return (
    <div className={css.part}>
      <div className={css.two}>
        <SelectField
          label={t("lab.option.beginWith")}
          options={[
            { value: "session", label: "createSession" },
            { value: "token", label: "getToken" },
          ]}
          {...form.field("beginWith")}
        />
        <SelectField
          label={t("lab.option.results")}
          options={[
            { value: "session", label: "getWorkflowResults" },
            { value: "tread", label: "getResults" },
          ]}
          {...form.field("results")}
        />
        <SelectField
          label={t("lab.option.waitFor")}
          options={[
            { value: "photos", label: t("lab.option.waitFor.photos") },
            { value: "spec", label: t("lab.option.waitFor.spec") },
          ]}
          {...form.field("waitFor")}
        />
        <NumberField label={t("lab.option.interval")} suffix="ms" {...form.field("intervalMs")} />
        <NumberField label={t("lab.option.retries")} {...form.field("retries")} />
        <TextField
          label={t("lab.option.reference")}
          optional
          maxLength={100}
          disabled={!isSession}
          {...form.field("reference")}
        />
      </div>
      <CheckboxGroup
        label={t("lab.option.positions")}
        hint={t("lab.option.positionsHint")}
        optional
        disabled={!isSession}
        options={positionCodes.map((value) => ({ value, label: t(`ui.position.${longPosition(value)}`) }))}
        {...form.field("positions")}
      />
      <CheckboxField label={t("lab.option.showResults")} {...form.field("showResults")} />
    </div>
  );
}
