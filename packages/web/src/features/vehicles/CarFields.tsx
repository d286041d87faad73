import type { ReactElement } from "react";
import { lastDayOf } from "@treadclub/rules/horizons";
import { useT } from "#kit/i18n.ts";
import { CheckboxField } from "#ui/ChoiceFields.tsx";
import { DateField } from "#ui/DateField.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { FormHandle } from "#ui/use-form.ts";
import { useToday } from "#ui/use-today.ts";
import type { CarDraft } from "./car-draft.ts";

/** What a car is: typed where the register does not say. */
export function IdentityFields({ form }: { readonly form: FormHandle<CarDraft> }): ReactElement {
  const t = useT();
  return (
    <>
      <TextField
        label={t("driver.cars.brand")}
        hint={t("driver.cars.brandHint")}
        autoComplete="off"
        maxLength={200}
        {...form.field("brand")}
      />
      <TextField
        label={t("driver.cars.model")}
        hint={t("driver.cars.modelHint")}
        optional
        autoComplete="off"
        maxLength={200}
        {...form.field("model")}
      />
      <NumberField label={t("driver.cars.year")} optional {...form.field("year")} />
      <TextField
        label={t("driver.cars.colour")}
        optional
        autoComplete="off"
        maxLength={200}
        {...form.field("colour")}
      />
    </>
  );
}

/** What changes while a car is driven. */
export function UseFields({ form }: { readonly form: FormHandle<CarDraft> }): ReactElement {
  const t = useT();
  const today = useToday();
  return (
    <>
      <NumberField
        label={t("driver.cars.mileage")}
        hint={t("driver.cars.mileageHint")}
        suffix={t("driver.cars.miles")}
        optional
        {...form.field("mileage")}
      />
      <NumberField
        label={t("driver.cars.annual")}
        hint={t("driver.cars.annualHint")}
        suffix={t("driver.cars.miles")}
        optional
        {...form.field("average_annual_mileage")}
      />
      <DateField
        label={t("driver.cars.motOn")}
        optional
        max={lastDayOf("motDue", today)}
        {...form.field("mot_due_on")}
      />
      <CheckboxField
        label={t("driver.cars.motReminder")}
        hint={t("driver.cars.motReminderHint")}
        {...form.field("mot_reminder")}
      />
      <DateField
        label={t("driver.cars.serviceOn")}
        optional
        max={lastDayOf("nextService", today)}
        {...form.field("next_service_on")}
      />
    </>
  );
}
