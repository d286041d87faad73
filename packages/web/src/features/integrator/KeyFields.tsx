import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { CheckboxGroup, RadioGroup } from "#ui/ChoiceFields.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { TextArea, TextField } from "#ui/TextField.tsx";
import type { FormHandle } from "#ui/use-form.ts";
import { mostOwn, type KeyDraft, type Kind } from "./key-draft.ts";

interface KeyFieldsProps {
  readonly form: FormHandle<KeyDraft>;
  readonly kind: Kind;
  readonly isAdmin: boolean;
}

/** What a key is called and what it may do. */
export function KeyFields({ form, kind, isAdmin }: KeyFieldsProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const scopes = isAdmin
    ? (["create", "results", "review", "review_all"] as const)
    : (["create", "results", "review"] as const);
  const limit =
    kind === "live" && !isAdmin ? ` ${t("integrator.field.allowanceLive", { most: format.number(mostOwn) })}` : "";
  return (
    <>
      <TextField
        label={t("integrator.field.name")}
        hint={t("integrator.field.nameHint")}
        autoComplete="off"
        {...form.field("name")}
      />
      <TextArea
        label={t("integrator.field.origins")}
        hint={t("integrator.field.originsHint")}
        optional
        rows={3}
        {...form.field("origins")}
      />
      <CheckboxGroup
        label={t("integrator.field.scopes")}
        options={scopes.map((scope) => ({ value: scope, label: t(`integrator.scope.${scope}`) }))}
        {...form.field("scopes")}
      />
      <NumberField
        label={t("integrator.field.allowance")}
        hint={`${t("integrator.field.allowanceHint")}${limit}`}
        optional={isAdmin || kind === "sandbox"}
        {...form.field("allowance")}
      />
      <RadioGroup
        label={t("integrator.field.confirm")}
        options={(["unsure", "always"] as const).map((value) => ({ value, label: t(`integrator.confirm.${value}`) }))}
        {...form.field("confirm")}
      />
    </>
  );
}
