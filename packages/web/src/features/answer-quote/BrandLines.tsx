import { useState, type ReactElement } from "react";
import { Plus } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { MoneyField } from "#ui/NumberField.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { FormHandle } from "#ui/use-form.ts";
import {
  alternativesOf,
  isBrandLine,
  mostAlternatives,
  withAlternatives,
  type AnswerDraft,
  type BrandLine,
} from "./answer-draft.ts";
import { LineRows } from "./LineRows.tsx";

/** Other brands with their prices, shown beside the answer. */
export function BrandLines({
  form,
  priceLabel,
}: {
  readonly form: FormHandle<AnswerDraft>;
  readonly priceLabel: string;
}): ReactElement {
  const t = useT();
  const lines = alternativesOf(form.values);
  const [open, setOpen] = useState(() => lines.findLastIndex(isBrandLine) + 1);
  const put = (next: readonly BrandLine[]): void => {
    form.set(withAlternatives(next));
    setOpen(next.length);
  };
  const shown = lines.slice(0, Math.max(open, lines.findLastIndex(isBrandLine) + 1));
  return (
    <LineRows
      legend={t("office.answer.alternatives")}
      hint={t("office.answer.alternativesHint")}
      count={shown.length}
      onRemove={(at) => put(shown.filter((_, i) => i !== at))}
      fields={(i) => (
        <>
          <TextField label={t("office.answer.brand")} autoComplete="off" {...form.field(`alternatives.${i}.brand`)} />
          <MoneyField label={priceLabel} {...form.field(`alternatives.${i}.unit_price_pence`)} />
        </>
      )}
      add={
        shown.length < mostAlternatives && (
          <Button
            small
            kind="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => put([...shown, { brand: "", pricePence: null }])}
          >
            {t("office.answer.addAlternative")}
          </Button>
        )
      }
    />
  );
}
