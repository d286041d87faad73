import type { ReactElement } from "react";
import { locales } from "@treadclub/texts";
import { lastDayOf } from "@treadclub/rules/horizons";
import { useT } from "#kit/i18n.ts";
import { CheckboxField, RadioGroup, SelectField } from "#ui/ChoiceFields.tsx";
import { DateField } from "#ui/DateField.tsx";
import type { FormScope } from "#ui/form-scope.ts";
import { localeNames } from "#ui/locale-names.ts";
import { MoneyField } from "#ui/NumberField.tsx";
import { FormRows } from "#ui/office/FormRows.tsx";
import { TextArea, TextField } from "#ui/TextField.tsx";
import { mostLanguages, noText, offerKinds, type DealDraft } from "./deal-draft.ts";
import css from "./ManageDeals.module.css";

interface DealFieldsProps {
  readonly form: FormScope<DealDraft>;
}

/** What the deal says, once for each language. */
export function DealTexts({ form }: DealFieldsProps): ReactElement {
  const t = useT();
  const hasPicture = form.values.upload_id !== null;
  return (
    <FormRows
      rows={form.rows("texts")}
      label={t("office.deals.texts")}
      hint={t("office.deals.textsHint")}
      rowName={(number) => t("office.deals.textRow", { number })}
      blank={noText}
      addLabel={t("office.deals.addText")}
      atLeast={1}
      atMost={mostLanguages}
    >
      {(row) => (
        <>
          <SelectField
            label={t("office.deals.locale")}
            ask
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
            {...row.field("locale")}
          />
          <TextField
            label={t("office.deals.name")}
            hint={t("office.deals.nameHint")}
            autoComplete="off"
            {...row.field("title")}
          />
          <TextArea label={t("office.deals.text")} optional rows={3} limit={600} {...row.field("text")} />
          <TextArea
            label={t("office.deals.terms")}
            hint={t("office.deals.termsHint")}
            rows={3}
            limit={1000}
            {...row.field("terms")}
          />
          {hasPicture && (
            <TextField
              label={t("office.deals.alt")}
              hint={t("office.deals.altHint")}
              autoComplete="off"
              {...row.field("picture_alt")}
            />
          )}
        </>
      )}
    </FormRows>
  );
}

/** A price, with what was charged before, or a saving. */
export function DealPrice({ form }: DealFieldsProps): ReactElement {
  const t = useT();
  return (
    <>
      <RadioGroup
        label={t("office.deals.kind")}
        options={offerKinds.map((kind) => ({ value: kind, label: t(`office.deals.kind.${kind}`) }))}
        across
        {...form.field("kind")}
      />
      {form.values.kind === "saving" ? (
        <MoneyField
          label={t("office.deals.saving")}
          hint={t("office.deals.savingHint")}
          {...form.field("saving_pence")}
        />
      ) : (
        <>
          <MoneyField
            label={t("office.deals.price")}
            hint={t("office.deals.priceHint")}
            {...form.field("price_pence")}
          />
          <MoneyField
            label={t("office.deals.was")}
            hint={t("office.deals.wasHint")}
            optional
            {...form.field("was_pence")}
          />
          {form.values.was_pence !== null && (
            <DateField
              label={t("office.deals.since")}
              hint={t("office.deals.sinceHint")}
              {...form.field("was_since")}
            />
          )}
        </>
      )}
    </>
  );
}

/** From which day to which, and the link under the deal. */
export function DealDays({ form, today }: DealFieldsProps & { readonly today: string }): ReactElement {
  const t = useT();
  return (
    <>
      <div className={css.pair}>
        <DateField
          label={t("office.deals.starts")}
          hint={t("office.deals.startsHint")}
          max={lastDayOf("dealStart", today)}
          {...form.field("starts_on")}
        />
        <DateField
          label={t("office.deals.ends")}
          hint={t("office.deals.endsHint")}
          min={today}
          max={lastDayOf("dealEnd", today)}
          {...form.field("ends_on")}
        />
      </div>
      <CheckboxField label={t("office.deals.link")} hint={t("office.deals.linkHint")} {...form.field("quote_link")} />
    </>
  );
}
