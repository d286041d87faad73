import { discountChannels } from "@treadclub/rules/discount";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { CheckboxField, CheckboxGroup, RadioGroup } from "#ui/ChoiceFields.tsx";
import type { FormScope } from "#ui/form-scope.ts";
import { MoneyField, NumberField } from "#ui/NumberField.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { ProductsField } from "./ProductsField.tsx";
import css from "./ClubForm.module.css";
import { discountKinds, type DraftConditions, type DraftDiscount } from "./club-draft.ts";

/** An amount, or a share with the most that it takes off. */
export function DiscountAmount({ row }: { readonly row: FormScope<DraftDiscount> }): ReactElement {
  const t = useT();
  const conditions = row.group("conditions");
  const isShare = conditions.values.kind === "share";
  return (
    <>
      <RadioGroup
        label={t("office.club.form.kind")}
        options={discountKinds.map((kind) => ({ value: kind, label: t(`office.club.form.kind.${kind}`) }))}
        across
        {...conditions.field("kind")}
      />
      {isShare && <NumberField label={t("office.club.form.percent")} suffix="%" {...conditions.field("percent")} />}
      <MoneyField
        label={isShare ? t("office.club.form.most") : t("office.club.form.amount")}
        {...row.field("amount_pence")}
      />
    </>
  );
}

/** What must hold for a discount to count; folded away, because most have no conditions. */
export function ConditionFields({ conditions }: { readonly conditions: FormScope<DraftConditions> }): ReactElement {
  const t = useT();
  const hasProblem = checkedFields.some((name) => conditions.field(name).error !== undefined);
  return (
    <details className={css.conditions} open={hasProblem || undefined}>
      <summary>{t("office.club.form.conditions")}</summary>
      <div>
        <MoneyField label={t("office.club.form.minSpend")} optional {...conditions.field("min_spend_pence")} />
        <ProductsField conditions={conditions} />
        <TextArea
          label={t("office.club.form.brands")}
          hint={t("office.club.form.brandsHint")}
          optional
          rows={2}
          {...conditions.field("brands")}
        />
        <CheckboxGroup
          label={t("office.club.form.channels")}
          options={discountChannels.map((channel) => ({ value: channel, label: t(`office.club.channel.${channel}`) }))}
          {...conditions.field("channels")}
        />
        <NumberField label={t("office.club.form.perPerson")} {...conditions.field("per_person")} />
        <CheckboxField label={t("office.club.form.stackable")} {...conditions.field("stackable")} />
      </div>{" "}
    </details>
  );
}

/** A problem in one of them unfolds the conditions. */
const checkedFields = ["min_spend_pence", "channels", "per_person"] as const;
