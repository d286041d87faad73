import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { FormScope } from "#ui/form-scope.ts";
import { MoneyField, NumberField } from "#ui/NumberField.tsx";
import type { Budget } from "./budget-draft.ts";

/** What a club may give out; an empty field is no limit. */
export function BudgetFields({ budget }: { readonly budget: Pick<FormScope<Budget>, "field"> }): ReactElement {
  const t = useT();
  return (
    <>
      <NumberField
        label={t("office.budget.vouchers")}
        hint={t("office.budget.vouchersHint")}
        optional
        {...budget.field("vouchers")}
      />
      <MoneyField
        label={t("office.budget.pence")}
        hint={t("office.budget.penceHint")}
        optional
        {...budget.field("pence")}
      />
      <NumberField
        label={t("office.budget.perDay")}
        hint={t("office.budget.perDayHint")}
        optional
        {...budget.field("vouchers_per_day")}
      />
    </>
  );
}
