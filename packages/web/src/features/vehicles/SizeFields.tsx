import type { ReactElement } from "react";
import { parseTyreSize } from "@treadclub/rules/tyre-size";
import { useT } from "#kit/i18n.ts";
import { CheckboxField, RadioGroup } from "#ui/ChoiceFields.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { FieldBinding } from "#ui/field-binding.ts";
import type { FormHandle } from "#ui/use-form.ts";
import type { RegisterEntry } from "#entities/vehicle/vehicle-types.ts";
import { entryLine, otherSize, type CarDraft } from "./car-draft.ts";
import { SizeHelp } from "./SizeHelp.tsx";
import css from "./Vehicles.module.css";

interface SizeFieldsProps {
  readonly form: FormHandle<CarDraft>;
  /** What the register knows to be on such a car. */
  readonly known?: RegisterEntry["tyres"];
}

/** The tyre sizes: chosen from what the register knows, or typed as they stand on the sidewall. */
export function SizeFields({ form, known = [] }: SizeFieldsProps): ReactElement {
  const t = useT();
  const isTyped = form.values.pick === otherSize;
  return (
    <div className={css.sizes}>
      {known.length > 0 && (
        <RadioGroup
          label={t("driver.cars.whichSize")}
          hint={t("driver.cars.whichSizeHint")}
          options={[
            ...known.map((tyre, index) => ({ value: String(index), label: <SizeLine tyre={tyre} /> })),
            { value: otherSize, label: t("driver.cars.otherSize") },
          ]}
          {...form.field("pick")}
        />
      )}
      {isTyped && <TypedSizes form={form} />}
      <SizeHelp />
    </div>
  );
}

function SizeLine({ tyre }: { readonly tyre: RegisterEntry["tyres"][number] }): ReactElement {
  const t = useT();
  const { front, rear } = entryLine(tyre);
  return <>{rear === null ? front : t("driver.cars.tyresBoth", { front, rear })}</>;
}

function TypedSizes({ form }: { readonly form: FormHandle<CarDraft> }): ReactElement {
  const t = useT();
  const { staggered } = form.values;
  return (
    <>
      <SizeField
        label={staggered ? t("driver.cars.sizeFront") : t("driver.cars.size")}
        binding={form.field("tyre_size")}
      />
      <CheckboxField label={t("driver.cars.staggered")} {...form.field("staggered")} />
      {staggered && <SizeField label={t("driver.cars.sizeRear")} binding={form.field("rear_tyre_size")} />}
    </>
  );
}

/** A size by hand; what was understood stands below it. */
export function SizeField({
  label,
  binding,
}: {
  readonly label: string;
  readonly binding: FieldBinding<string>;
}): ReactElement {
  const t = useT();
  const read = parseTyreSize(binding.value);
  const understood = read.ok
    ? t("driver.cars.sizeUnderstood", {
        size: binding.value.toUpperCase().trim(),
        width: read.size.width,
        rim: read.size.rimInches,
      })
    : null;
  return (
    <TextField
      label={label}
      hint={t("driver.cars.sizeHint")}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={40}
      below={<p className={css.understood}>{understood}</p>}
      {...binding}
    />
  );
}
