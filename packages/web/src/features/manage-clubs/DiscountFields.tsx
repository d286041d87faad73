import type { ReactElement } from "react";
import { Plus, Trash2 } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { MoneyField } from "#ui/NumberField.tsx";
import { TextArea, TextField } from "#ui/TextField.tsx";
import type { FormHandle } from "#ui/use-form.ts";
import css from "./ClubForm.module.css";
import { mostDiscounts, noDiscount, placesOf, withDiscounts, type ClubDraft } from "./club-draft.ts";

interface DiscountFieldsProps {
  readonly form: FormHandle<ClubDraft>;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** The discounts of a club, one block each. */
export function DiscountFields({ form, count, onCount }: DiscountFieldsProps): ReactElement {
  const t = useT();
  const put = (next: Parameters<typeof withDiscounts>[0]): void => {
    form.set(withDiscounts(next));
    onCount(next.length);
  };
  const shown = placesOf(form.values).slice(0, count);
  return (
    <>
      {shown.map((_, n) => (
        <DiscountBlock
          key={numbers[n]}
          form={form}
          n={n}
          onRemove={count > 1 ? () => put(shown.filter((_one, at) => at !== n)) : null}
        />
      ))}
      {count < mostDiscounts && (
        <div>
          <Button small icon={<Plus aria-hidden="true" />} onClick={() => put([...shown, noDiscount])}>
            {t("office.club.form.add")}
          </Button>
        </div>
      )}
    </>
  );
}

function DiscountBlock({
  form,
  n,
  onRemove,
}: {
  readonly form: FormHandle<ClubDraft>;
  readonly n: number;
  readonly onRemove: (() => void) | null;
}): ReactElement {
  const t = useT();
  return (
    <fieldset className={css.block}>
      <legend className={css.legend}>{t("office.club.form.discount", { number: n + 1 })}</legend>
      <MoneyField label={t("office.club.form.amount")} {...form.field(`discounts.${n}.amount_pence`)} />
      <TextField
        label={t("office.club.form.discountTitle")}
        hint={t("office.club.form.discountTitleHint")}
        autoComplete="off"
        {...form.field(`discounts.${n}.title`)}
      />
      <TextField
        label={t("office.club.form.subtitle")}
        optional
        autoComplete="off"
        {...form.field(`discounts.${n}.subtitle`)}
      />
      <TextArea
        label={t("office.club.form.description")}
        optional
        rows={2}
        limit={2000}
        {...form.field(`discounts.${n}.description`)}
      />
      <TextArea
        label={t("office.club.form.terms")}
        optional
        rows={2}
        limit={2000}
        {...form.field(`discounts.${n}.terms`)}
      />
      {onRemove && (
        <div>
          <Button small kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
            {t("office.club.form.remove", { number: n + 1 })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const numbers = Array.from({ length: mostDiscounts }, (_, n) => `discount ${n}`);
