import type { ReactElement } from "react";
import { Plus } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import type { RowsHandle } from "#ui/form-scope.ts";
import { MoneyField, NumberField } from "#ui/NumberField.tsx";
import { FormRows } from "#ui/office/FormRows.tsx";
import { TextField } from "#ui/TextField.tsx";
import { mostServices, type ServiceLine } from "./answer-draft.ts";
import css from "./AnswerForm.module.css";

const usual = ["balance", "disposal", "tpms"] as const;

interface ServiceLinesProps {
  readonly rows: RowsHandle<ServiceLine>;
  readonly tyres: number;
}

/** Services of an answer: the usual ones by one press, counted per tyre. */
export function ServiceLines({ rows, tyres }: ServiceLinesProps): ReactElement {
  const t = useT();
  const blank: ServiceLine = { name: "", quantity: tyres, price_pence: null };
  const names = usual
    .map((name) => t(`office.answer.usual.${name}`))
    .filter((name) => !rows.rows.some((row) => row.values.name === name));
  return (
    <FormRows
      rows={rows}
      label={t("office.answer.services")}
      rowName={(number) => t("office.answer.serviceLine", { number })}
      blank={blank}
      addLabel={t("office.answer.addService")}
      moreAdds={names.map((name) => (
        <Button
          key={name}
          small
          kind="quiet"
          icon={<Plus aria-hidden="true" />}
          aria-label={t("office.answer.add", { name })}
          onClick={() => rows.add({ ...blank, name })}
        >
          {name}
        </Button>
      ))}
      atMost={mostServices}
      line={css.serviceLine}
    >
      {(row) => (
        <>
          <TextField label={t("office.answer.service")} autoComplete="off" {...row.field("name")} />
          <NumberField label={t("office.answer.count")} {...row.field("quantity")} />
          <MoneyField label={t("office.answer.each")} {...row.field("price_pence")} />
        </>
      )}
    </FormRows>
  );
}
