import type { ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { CheckboxField } from "#ui/ChoiceFields.tsx";
import { Form } from "#ui/Form.tsx";
import type { RowHandle } from "#ui/form-scope.ts";
import { localeNames } from "#ui/locale-names.ts";
import { MoneyField, NumberField } from "#ui/NumberField.tsx";
import { TextArea, TextField } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useEditForm } from "#ui/use-edit-form.ts";
import css from "./Offer.module.css";
import { bodyOf, draftOf, offerProblems, type OfferDraft, type OfferSettings } from "./offer-draft.ts";
import { OfferPreview } from "./OfferPreview.tsx";

interface OfferFormProps {
  readonly settings: OfferSettings;
  readonly reload: () => Promise<OfferSettings | undefined>;
}

/** Changes the offer, with what drivers will read beside it. */
export function OfferForm({ settings, reload }: OfferFormProps): ReactElement {
  const t = useT();
  const { send } = useAction("saveOfferSettings");
  const { form, conflict, takeOver, keepMine } = useEditForm<OfferSettings, OfferDraft>({
    record: settings,
    draftOf,
    reload,
    validate: (draft) => offerProblems(draft, t),
    save: (draft, version) => send({ body: bodyOf(draft, version) }),
    onSaved: () => toast.success(t("office.offer.saved")),
    explain: errorText,
  });
  return (
    <div className={css.editor}>
      <div className={css.fields}>
        {conflict && (
          <Card
            title={t("office.offer.conflictTitle")}
            tone="soon"
            actions={
              <>
                <Button onClick={() => takeOver(conflict)}>{t("office.offer.conflictTake")}</Button>
                <Button onClick={() => keepMine(conflict)}>{t("office.offer.conflictKeep")}</Button>
              </>
            }
          >
            <p>{t("office.offer.conflictText", { name: conflict.history[0]?.by ?? "" })}</p>
          </Card>
        )}
        <Form form={form} submitLabel={t("office.offer.save")} label={t("office.offer.edit")}>
          <CheckboxField label={t("office.offer.shown")} hint={t("office.offer.shownHint")} {...form.field("shown")} />
          <MoneyField
            label={t("office.offer.welcome")}
            hint={t("office.offer.welcomeHint")}
            {...form.field("welcome_pence")}
          />
          <NumberField
            label={t("office.offer.days")}
            hint={t("office.offer.daysHint")}
            suffix={t("office.offer.daysUnit")}
            optional
            {...form.field("welcome_days")}
          />
          <MoneyField label={t("office.offer.cap")} hint={t("office.offer.capHint")} {...form.field("cap_pence")} />
          <p>{t("office.offer.placeholders", { voucher: "{voucher}", amount: "{amount}" })}</p>
          {form.rows("texts").rows.map((row) => (
            <Words key={row.key} row={row} builtIn={settings.built_in} />
          ))}
        </Form>
      </div>
      <OfferPreview settings={settings} draft={form.values} />
    </div>
  );
}

interface WordsProps {
  readonly row: RowHandle<OfferDraft["texts"][number]>;
  readonly builtIn: OfferSettings["built_in"];
}

/** The words in one language; what stands where a field is left empty is its hint. */
function Words({ row, builtIn }: WordsProps): ReactElement {
  const t = useT();
  const { locale } = row.values;
  const usual = builtIn.find((one) => one.locale === locale);
  const hint = (text = "") => t("office.offer.builtIn", { text });
  return (
    <fieldset className={css.words}>
      <legend>{localeNames[locale]}</legend>
      <TextField
        label={t("office.offer.textTitle")}
        hint={hint(usual?.title)}
        optional
        autoComplete="off"
        {...row.field("title")}
      />
      <TextArea
        label={t("office.offer.text")}
        hint={hint(usual?.text)}
        optional
        rows={3}
        limit={600}
        {...row.field("text")}
      />
      <TextArea
        label={t("office.offer.plain")}
        hint={hint(usual?.plain)}
        optional
        rows={3}
        limit={600}
        {...row.field("plain")}
      />
      <TextArea
        label={t("office.offer.terms")}
        hint={hint(usual?.terms)}
        optional
        rows={3}
        limit={600}
        {...row.field("terms")}
      />
    </fieldset>
  );
}
