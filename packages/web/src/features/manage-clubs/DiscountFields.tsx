import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { RowsHandle } from "#ui/form-scope.ts";
import { FormRows } from "#ui/office/FormRows.tsx";
import { TextArea, TextField } from "#ui/TextField.tsx";
import { ConditionFields, DiscountAmount } from "./ConditionFields.tsx";
import { mostDiscounts, noDiscount, type DraftDiscount } from "./club-draft.ts";

/** The discounts of a club, one block each. */
export function DiscountFields({ rows }: { readonly rows: RowsHandle<DraftDiscount> }): ReactElement {
  const t = useT();
  return (
    <FormRows
      rows={rows}
      label={t("office.club.form.discounts")}
      rowName={(number) => t("office.club.form.discount", { number })}
      blank={noDiscount}
      addLabel={t("office.club.form.add")}
      atLeast={1}
      atMost={mostDiscounts}
    >
      {(row) => (
        <>
          <TextField
            label={t("office.club.form.discountTitle")}
            hint={t("office.club.form.discountTitleHint")}
            autoComplete="off"
            {...row.field("title")}
          />
          <DiscountAmount row={row} />
          <TextField label={t("office.club.form.subtitle")} optional autoComplete="off" {...row.field("subtitle")} />
          <TextArea
            label={t("office.club.form.description")}
            optional
            rows={2}
            limit={2000}
            {...row.field("description")}
          />
          <TextArea label={t("office.club.form.terms")} optional rows={2} limit={2000} {...row.field("terms")} />
          <ConditionFields conditions={row.group("conditions")} />
        </>
      )}
    </FormRows>
  );
}
