import { useEffect, type ReactElement } from "react";
import { Send } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { QuoteView } from "#entities/quote/queries.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxField } from "#ui/ChoiceFields.tsx";
import { Form } from "#ui/Form.tsx";
import { MoneyField, NumberField } from "#ui/NumberField.tsx";
import { TextArea, TextField } from "#ui/TextField.tsx";
import type { FormHandle } from "#ui/use-form.ts";
import { sendByKey } from "#ui/send-by-key.ts";
import { draftTotal, honoured, type AnswerDraft } from "./answer-draft.ts";
import css from "./AnswerForm.module.css";
import { AnswerTotal } from "./AnswerTotal.tsx";
import { BrandLines } from "./BrandLines.tsx";
import { ServiceLines } from "./ServiceLines.tsx";
import { useAnswerForm } from "./use-answer-form.ts";

export const brandFieldMark = "data-answer-start";

export interface AnswerFormProps {
  readonly quote: QuoteView;
  readonly vatRatePercent: number;
  /** Puts the cursor into the first field: after the one before was sent. */
  readonly startTyping: boolean;
  readonly onSent: (answered: QuoteView) => void;
}

/** Price, brand, services, time: what the driver gets to decide on, with the total as the server will compute it. */
export function AnswerForm({ quote, vatRatePercent, startTyping, onSent }: AnswerFormProps): ReactElement {
  const t = useT();
  const { form, from, startEmpty } = useAnswerForm(quote, onSent);
  const format = useFormat();
  const total = draftTotal(form.values, quote, vatRatePercent);
  const { name } = quote.consumer;
  const brandId = form.field("brand").id;
  useEffect(() => {
    if (startTyping) document.getElementById(brandId)?.focus();
  }, [startTyping, brandId]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut of the fields inside, beside the button
    <div className={css.answer} onKeyDown={sendByKey(form.submit)} {...{ [brandFieldMark]: brandId }}>
      {from && (
        <p className={css.from}>
          {from.size === null ? t("office.answer.sameServices") : t("office.answer.same", { size: from.size })}{" "}
          <Button small kind="quiet" onClick={startEmpty}>
            {t("office.answer.clear")}
          </Button>
        </p>
      )}
      <Form
        form={form}
        label={t("office.answer.title")}
        submitLabel={
          total.totalPence > 0
            ? t("office.answer.sendTotal", { name, total: format.money(total.totalPence) })
            : t("office.answer.send", { name })
        }
        submitIcon={<Send aria-hidden="true" />}
        note={
          <AnswerTotal
            total={total}
            vatRatePercent={vatRatePercent}
            quantity={quote.quantity}
            vouchers={honoured(quote)}
          />
        }
        secondary={
          <span className={css.key} data-keys>
            {t("office.answer.sendKey")}
          </span>
        }
      >
        <AnswerFields
          form={form}
          tyres={quote.quantity}
          priceLabel={vatRatePercent > 0 ? t("office.answer.price") : t("office.answer.priceNoVat")}
        />
      </Form>
    </div>
  );
}

interface AnswerFieldsProps {
  readonly form: FormHandle<AnswerDraft>;
  readonly tyres: number;
  readonly priceLabel: string;
}

function AnswerFields({ form, tyres, priceLabel }: AnswerFieldsProps): ReactElement {
  const t = useT();
  return (
    <>
      <div className={css.brandLine}>
        <TextField
          label={t("office.answer.brand")}
          hint={t("office.answer.brandHint")}
          autoComplete="off"
          {...form.field("brand")}
        />
        <MoneyField label={priceLabel} {...form.field("unit_price_pence")} />
      </div>
      <ServiceLines rows={form.rows("services")} tyres={tyres} />
      <BrandLines rows={form.rows("alternatives")} priceLabel={priceLabel} />
      <div className={css.pair}>
        <div className={css.minutes}>
          <NumberField
            label={t("office.answer.minutes")}
            suffix={t("office.answer.minutesUnit")}
            {...form.field("fitting_minutes")}
          />
        </div>
        <CheckboxField label={t("office.answer.alignment")} {...form.field("alignment_check")} />
      </div>
      <TextArea label={t("office.answer.message")} optional rows={2} {...form.field("message")} />
    </>
  );
}
