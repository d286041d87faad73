import { useState, type ReactElement, type ReactNode } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "../Button.tsx";
import { Stack } from "../Card.tsx";
import { Dialog } from "../Dialog.tsx";
import { Form } from "../Form.tsx";
import type { FormErrors } from "../form-errors.ts";
import { useForm, type FormHandle } from "../use-form.ts";

export interface Ask {
  readonly title: string;
  /** What it will do, and whether it can be undone. */
  readonly text: ReactNode;
  readonly size?: "normal" | "wide" | undefined;
}

export interface QuestionForm<T extends object> {
  readonly initial: T;
  readonly validate?: ((values: T) => FormErrors<T>) | undefined;
  /** The fields; the error is what the last try ended with. */
  readonly fields?: ((form: FormHandle<T>, error: unknown) => ReactNode) | undefined;
  /** The label of the button, where it depends on what was chosen. */
  readonly submitLabel?: ((values: T) => string) | undefined;
  /** What changes in the fields after a failed try. */
  readonly afterError?: ((error: unknown) => Partial<T>) | undefined;
}

interface RecordQuestionProps<T extends object> {
  readonly ask: Ask;
  readonly form: QuestionForm<T>;
  readonly label: string;
  readonly danger: boolean;
  readonly onSubmit: (values: T) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something is done to a record. It stays open while it is sent, and with its error when that fails. */
export function RecordQuestion<T extends object>(props: RecordQuestionProps<T>): ReactElement {
  const { ask, label, danger, onSubmit, onClose } = props;
  const { initial, validate, fields, submitLabel, afterError } = props.form;
  const t = useT();
  const [error, setError] = useState<unknown>(null);
  const form: FormHandle<T> = useForm<T>({
    initial,
    validate,
    submit: async (values) => {
      try {
        await onSubmit(values);
      } catch (thrown) {
        setError(thrown);
        if (afterError) form.set(afterError(thrown));
        throw thrown;
      }
      onClose();
    },
    explain: errorText,
  });
  // While it is sent it stays: nothing else is asked before the outcome is known.
  const close = (): void => {
    if (!form.busy) onClose();
  };
  return (
    <Dialog open alert size={ask.size} onClose={close} title={ask.title}>
      <Stack>
        {typeof ask.text === "string" ? <p>{ask.text}</p> : ask.text}
        <Form
          form={form}
          danger={danger}
          submitLabel={submitLabel?.(form.values) ?? label}
          secondary={
            <Button disabled={form.busy} onClick={close}>
              {t("ui.confirm.keep")}
            </Button>
          }
        >
          {fields?.(form, error)}
        </Form>
      </Stack>
    </Dialog>
  );
}
