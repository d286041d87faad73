import type { ReactElement } from "react";
import { Send } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { Form } from "#ui/Form.tsx";
import { ActionInPlace } from "#ui/record/RecordActions.tsx";
import { DepthsPart } from "./DepthsPart.tsx";
import { MessageField } from "./MessageField.tsx";
import type { ScanView } from "./queries.ts";
import { ResultChoice } from "./ResultChoice.tsx";
import css from "./ReviewForm.module.css";
import { sendByKey } from "./send-by-key.ts";
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut of the fields inside, beside the button
    <div className={css.form} onKeyDown={sendByKey(form.submit)}>
      <Form
        form={form}
        label={t("office.review.result")}
        submitLabel={t("office.review.complete")}
        submitIcon={<Send aria-hidden="true" />}
        secondary={<ActionInPlace name="reject" />}
      >
        <DepthsPart
          values={form.values}
          field={form.field}
          readBefore={readBefore(scan.read_depths, scan.read_method)}
        />
        <ResultChoice
          review={review}
          binding={form.field("overruled")}
          suggested={t("office.review.suggested")}
          warning={contradiction(form.values, review.results)}
        />
        <MessageField
          binding={form.field("message")}
          label={t("office.review.message")}
          addLabel={t("office.review.addMessage")}
        />
      </Form>
    </div>
  );
}
