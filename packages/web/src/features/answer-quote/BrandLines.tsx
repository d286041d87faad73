import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { RowsHandle } from "#ui/form-scope.ts";
import { MoneyField } from "#ui/NumberField.tsx";
import { FormRows } from "#ui/office/FormRows.tsx";
import { TextField } from "#ui/TextField.tsx";
import { mostAlternatives, type BrandLine } from "./answer-draft.ts";
import css from "./AnswerForm.module.css";

interface BrandLinesProps {
  readonly rows: RowsHandle<BrandLine>;
  readonly priceLabel: string;
}

/** Other brands with their prices, shown beside the answer. */
export function BrandLines({ rows, priceLabel }: BrandLinesProps): ReactElement {
  const t = useT();
  return (
    <FormRows
      rows={rows}
      label={t("office.answer.alternatives")}
      hint={t("office.answer.alternativesHint")}
      rowName={(number) => t("office.answer.brandLine", { number })}
      blank={{ brand: "", unit_price_pence: null }}
      addLabel={t("office.answer.addAlternative")}
      atMost={mostAlternatives}
      line={css.brandLine}
    >
      {(row) => (
        <>
          <TextField label={t("office.answer.brand")} autoComplete="off" {...row.field("brand")} />
          <MoneyField label={priceLabel} {...row.field("unit_price_pence")} />
        </>
      )}
    </FormRows>
  );
}
