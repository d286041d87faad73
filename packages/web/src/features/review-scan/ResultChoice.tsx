import { treadResults, type TreadResult } from "@treadclub/rules";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/ChoiceFields.tsx";
import type { FieldBinding } from "#ui/field-binding.ts";
import { ToneShape } from "#ui/ToneShape.tsx";
import css from "./ReviewForm.module.css";

/** A result that follows what was read until the reviewer overrules it. */
export interface ResultReview {
  /** What will be sent: the suggestion, or what overrules it. */
  readonly results: readonly TreadResult[];
  readonly flip: (result: TreadResult) => void;
  readonly useSuggestion: () => void;
}

interface ResultChoiceProps {
  readonly review: ResultReview;
  readonly binding: FieldBinding<readonly TreadResult[] | null>;
  /** Where the suggestion comes from. */
  readonly suggested: string;
  readonly options?: readonly TreadResult[];
  readonly warning?: "below_legal" | "below_advised" | "deep_enough" | null;
}

/** The result as the readings suggest it, and the reviewer's word over it. */
export function ResultChoice({
  review,
  binding,
  suggested,
  options = treadResults,
  warning = null,
}: ResultChoiceProps): ReactElement {
  const t = useT();
  const { results, flip } = review;
  const overruled = binding.value !== null;
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
        hint={overruled ? t("office.review.overruled") : suggested}
        value={results}
        onChange={(next) => {
          const flipped = options.find((result) => next.includes(result) !== results.includes(result));
          if (flipped) flip(flipped);
        }}
        options={options.map((value: TreadResult) => ({ value, label: t(`base.state.result.${value}`) }))}
      />
      {overruled && (
        <Button small kind="quiet" onClick={review.useSuggestion}>
          {t("office.review.useSuggested")}
        </Button>
      )}
    </div>
  );
}
