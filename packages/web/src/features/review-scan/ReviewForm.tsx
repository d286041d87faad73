import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { DepthsPart } from "./DepthsPart.tsx";
import type { ScanView } from "./queries.ts";
import { JudgementForm } from "./JudgementForm.tsx";
import { ResultChoice } from "./ResultChoice.tsx";
import { readBefore } from "./read-before.ts";
import { useFirstField } from "./use-first-field.ts";
import { contradiction } from "./verdict.ts";
import { useReviewForm } from "./use-review-form.ts";

export interface ReviewFormProps {
  readonly scan: ScanView;
  readonly completing: Reviewer["calls"]["complete"];
  readonly onDone: () => void;
}

/** Inner, middle and outer depth with the tyre that they make, the result, a word to the driver. */
export function ReviewForm({ scan, completing, onDone }: ReviewFormProps): ReactElement {
  const t = useT();
  const review = useReviewForm(scan, { completing, onDone });
  const { form } = review;
  useFirstField(form.field("inner").id);
  return (
    <JudgementForm form={form} message={form.field("message")}>
      <DepthsPart values={form.values} field={form.field} readBefore={readBefore(scan.read_depths, scan.read_method)} />
      <ResultChoice
        review={review}
        binding={form.field("overruled")}
        suggested={t("office.review.suggested")}
        warning={contradiction(form.values, review.results)}
      />
    </JudgementForm>
  );
}
