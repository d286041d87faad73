import { treadResults, type TreadResult } from "@treadclub/rules";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/ChoiceFields.tsx";
import { ToneShape } from "#ui/ToneShape.tsx";
import css from "./ReviewForm.module.css";
import type { ReviewForm } from "./use-review-form.ts";
import { contradiction } from "./verdict.ts";

/** The result as the depths suggest it, and the reviewer's word over it. */
export function ResultChoice({ review }: { readonly review: ReviewForm }): ReactElement {
  const t = useT();
  const { form, results, flip } = review;
  const binding = form.field("overruled");
  const overruled = form.values.overruled !== null;
  const warning = contradiction(form.values, results);
  return (
    <div className={css.result}>
      {warning && (
        <p className={css.warning} role="status">
          <ToneShape tone="soon" size={22} /> {t(`office.review.warn.${warning}`)}
        </p>
      )}
      <CheckboxGroup
        id={binding.id}
        name={binding.name}
        error={binding.error}
        label={t("office.review.result")}
        hint={overruled ? t("office.review.overruled") : t("office.review.suggested")}
        value={results}
        onChange={(next) => {
          const flipped = treadResults.find((result) => next.includes(result) !== results.includes(result));
          if (flipped) flip(flipped);
        }}
        options={treadResults.map((value: TreadResult) => ({ value, label: t(`base.state.result.${value}`) }))}
      />
      {overruled && (
        <Button small kind="quiet" onClick={review.useSuggestion}>
          {t("office.review.useSuggested")}
        </Button>
      )}
    </div>
  );
}
