import { useEffect, useState, type KeyboardEvent, type ReactElement } from "react";
import { ImageOff, MessageSquarePlus, Send } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import type { FieldBinding } from "#ui/field-binding.ts";
import { Form } from "#ui/Form.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import { DepthField } from "./DepthField.tsx";
import { readDepth } from "./depth-text.ts";
import type { ScanView } from "./queries.ts";
import { ResultChoice } from "./ResultChoice.tsx";
import css from "./ReviewForm.module.css";
import { useReviewForm } from "./use-review-form.ts";
import { places, type Place } from "./verdict.ts";

interface ReviewFormProps {
  readonly scan: ScanView;
  readonly onDone: () => void;
  readonly onStale: () => void;
  readonly onReject: () => void;
}

/** Inner, middle and outer depth with the tyre that they make, the result, a word to the driver. */
export function ReviewForm({ scan, onDone, onStale, onReject }: ReviewFormProps): ReactElement {
  const t = useT();
  const review = useReviewForm(scan, { onDone, onStale });
  const { form } = review;
  const depthOf = (place: Place): number | null => shown(readDepth(form.values[place]));
  const firstId = form.field("inner").id;
  useEffect(() => {
    // On a phone the keyboard would cover the photos.
    if (matchMedia("(pointer: fine)").matches) document.getElementById(firstId)?.focus();
  }, [firstId]);
  const sendByKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut of the fields inside, beside the button
    <div className={css.form} onKeyDown={sendByKey}>
      <Form
        form={form}
        label={t("office.review.result")}
        submitLabel={t("office.review.complete")}
        submitIcon={<Send aria-hidden="true" />}
        secondary={
          <Button icon={<ImageOff aria-hidden="true" />} onClick={onReject}>
            {t("office.review.reject")}
          </Button>
        }
      >
        <fieldset className={css.depths}>
          <legend className={css.legend}>{t("office.review.depths")}</legend>
          <p className={css.hint}>{t("office.review.depthsHint")}</p>
          <div className={css.three}>
            {places.map((place) => (
              <DepthField
                key={place}
                label={t(`office.review.place.${place}`)}
                neighbours={places.filter((other) => other !== place).map(depthOf)}
                {...form.field(place)}
              />
            ))}
          </div>
        </fieldset>
        <div className={css.picture}>
          <TreadProfile
            depths={{ innerMm: depthOf("inner"), middleMm: depthOf("middle"), outerMm: depthOf("outer") }}
          />
        </div>
        <ResultChoice review={review} />
        <MessageField binding={form.field("message")} />
      </Form>
    </div>
  );
}

/** Most results need no word: the box opens when one is wanted. */
function MessageField({ binding }: { readonly binding: FieldBinding<string> }): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(binding.value !== "");
  if (open || binding.value !== "")
    return <TextArea label={t("office.review.message")} optional rows={2} limit={2000} {...binding} />;
  return (
    <div>
      <Button small kind="quiet" icon={<MessageSquarePlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t("office.review.addMessage")}
      </Button>
    </div>
  );
}

const shown = (mm: number | null): number | null => (mm === null || Number.isNaN(mm) ? null : mm);
