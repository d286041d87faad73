import { estimatedTyrePence } from "@treadclub/rules/discount";
import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { MoneyField } from "#ui/NumberField.tsx";

interface EstimateFieldProps {
  readonly id: string;
  readonly value: number | null;
  readonly onChange: (pence: number | null) => void;
}

/** What the driver expects a tyre to cost; our estimate counts while that is no amount. */
export function EstimateField({ id, value, onChange }: EstimateFieldProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <MoneyField
      id={id}
      name="estimate"
      label={t("driver.best.tyrePrice")}
      hint={t("driver.best.tyrePriceHint", { amount: format.money(estimatedTyrePence, true) })}
      value={value}
      onChange={onChange}
    />
  );
}
