import type { ReactElement, ReactNode } from "react";
import { Send } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import type { FieldBinding } from "#ui/field-binding.ts";
import { ActionInPlace } from "#ui/record/RecordActions.tsx";
import { sendByKey } from "#ui/send-by-key.ts";
import type { FormHandle } from "#ui/use-form.ts";
import { MessageField } from "./MessageField.tsx";
import css from "./ReviewForm.module.css";

interface JudgementFormProps<T extends object> {
  readonly form: FormHandle<T>;
  readonly message: FieldBinding<string>;
  readonly children: ReactNode;
}

/** What a reviewer read, whatever it is, with a word to the driver; sent or rejected. */
export function JudgementForm<T extends object>({ form, message, children }: JudgementFormProps<T>): ReactElement {
  const t = useT();
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
        {children}
        <MessageField binding={message} label={t("office.review.message")} addLabel={t("office.review.addMessage")} />
      </Form>
    </div>
  );
}
