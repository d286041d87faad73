import { useState, type ReactElement } from "react";
import { Plus } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { MoneyField, NumberField } from "#ui/NumberField.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { FormHandle } from "#ui/use-form.ts";
import {
  isServiceLine,
  mostServices,
  servicesOf,
  withServices,
  type AnswerDraft,
  type ServiceLine,
} from "./answer-draft.ts";
import { LineRows } from "./LineRows.tsx";

const usual = ["balance", "disposal", "tpms"] as const;

/** Services of an answer: the usual ones by one press, counted per tyre. */
export function ServiceLines({
  form,
  tyres,
}: {
  readonly form: FormHandle<AnswerDraft>;
  readonly tyres: number;
}): ReactElement {
  const t = useT();
  const lines = servicesOf(form.values);
  const [open, setOpen] = useState(() => lines.findLastIndex(isServiceLine) + 1);
  const put = (next: readonly ServiceLine[]): void => {
    form.set(withServices(next));
    setOpen(next.length);
  };
  const shown = lines.slice(0, Math.max(open, lines.findLastIndex(isServiceLine) + 1));
  const add = (name: string): void => put([...shown, { name, quantity: tyres, pricePence: null }]);
  const names = usual
    .map((name) => t(`office.answer.usual.${name}`))
    .filter((name) => !shown.some((line) => line.name === name));
  return (
    <LineRows
      legend={t("office.answer.services")}
      count={shown.length}
      wide
      onRemove={(at) => put(shown.filter((_, i) => i !== at))}
      fields={(i) => (
        <>
          <TextField label={t("office.answer.service")} autoComplete="off" {...form.field(`services.${i}.name`)} />
          <NumberField label={t("office.answer.count")} {...form.field(`services.${i}.quantity`)} />
          <MoneyField label={t("office.answer.each")} {...form.field(`services.${i}.price_pence`)} />
        </>
      )}
      add={
        shown.length < mostServices && (
          <>
            {names.map((name) => (
              <Button
                key={name}
                small
                kind="quiet"
                icon={<Plus aria-hidden="true" />}
                aria-label={t("office.answer.add", { name })}
                onClick={() => add(name)}
              >
                {name}
              </Button>
            ))}
            <Button small kind="quiet" icon={<Plus aria-hidden="true" />} onClick={() => add("")}>
              {t("office.answer.addService")}
            </Button>
          </>
        )
      }
    />
  );
}
