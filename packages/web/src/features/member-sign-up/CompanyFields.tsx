import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { ChosenPassword } from "#entities/auth/ChosenPassword.tsx";
import { CheckboxField, RadioGroup } from "#ui/ChoiceFields.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { FormHandle } from "#ui/use-form.ts";
import { memberships, type CompanyDraft } from "./company-draft.ts";

interface FieldsProps {
  readonly form: FormHandle<CompanyDraft>;
}

export function CompanyFields({ form }: FieldsProps): ReactElement {
  const t = useT();
  return (
    <>
      <TextField
        label={t("entry.fitter.companyName")}
        hint={t("entry.fitter.companyNameHint")}
        autoComplete="organization"
        maxLength={120}
        {...form.field("company_name")}
      />
      <TextField
        label={t("entry.fitter.phone")}
        hint={t("entry.fitter.phoneHint")}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        {...form.field("company_phone")}
      />
      <TextField
        label={t("entry.fitter.companyEmail")}
        hint={t("entry.fitter.companyEmailHint")}
        type="email"
        autoComplete="off"
        optional
        {...form.field("company_email")}
      />
      <TextField
        label={t("entry.fitter.website")}
        type="url"
        autoComplete="url"
        optional
        maxLength={200}
        {...form.field("website")}
      />
      <MembershipField form={form} />
      <CheckboxField label={t("entry.fitter.vat")} hint={t("entry.fitter.vatHint")} {...form.field("vat_registered")} />
    </>
  );
}

/** What kind of fitter; the price comes from the server, the kinds are known. */
function MembershipField({ form }: FieldsProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { data } = useCall("allMemberships", {});
  const priceOf = (code: string): string | undefined => {
    const found = data?.list.find((membership) => membership.code === code);
    if (!found) return undefined;
    const amount = format.money(found.price_pence_per_month, true);
    return found.price_pence_per_month === 0 ? t("entry.fitter.free") : t("entry.fitter.price", { amount });
  };
  return (
    <RadioGroup
      label={t("entry.fitter.membership")}
      options={memberships.map((code) => ({
        value: code,
        label: t(`entry.fitter.${code}`),
        hint: priceOf(code) ?? "\u00a0",
      }))}
      {...form.field("membership")}
    />
  );
}

export function OwnerFields({ form }: FieldsProps): ReactElement {
  const t = useT();
  return (
    <>
      <TextField label={t("entry.signUp.firstName")} autoComplete="given-name" {...form.field("first_name")} />
      <TextField label={t("entry.signUp.lastName")} autoComplete="family-name" {...form.field("last_name")} />
      <TextField
        label={t("entry.signUp.email")}
        hint={t("entry.signUp.emailHintFitter")}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        {...form.field("email")}
      />
      <ChosenPassword
        label={t("entry.signUp.password")}
        hint={t("entry.signUp.passwordHint")}
        {...form.field("password")}
      />
    </>
  );
}
