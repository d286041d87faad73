import type { ReactElement, ReactNode } from "react";
import { Button } from "./Button.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import css from "./Form.module.css";
import type { FormHandle } from "./use-form.ts";

interface FormProps<T extends object> {
  readonly form: FormHandle<T>;
  /** Names the outcome: "Ask 3 fitters". */
  readonly submitLabel: string;
  readonly submitIcon?: ReactNode;
  readonly danger?: boolean | undefined;
  /** Not what the screen is for: its main action stands elsewhere. */
  readonly quiet?: boolean | undefined;
  /** Beside the main action: a link or quiet button. */
  readonly secondary?: ReactNode;
  /** Small print right above the action. */
  readonly note?: ReactNode;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** One column of fields, the problems on top, one action. Nothing typed is lost on an error. */
export function Form<T extends object>({
  form,
  submitLabel,
  submitIcon,
  danger,
  quiet,
  secondary,
  note,
  label,
  children,
}: FormProps<T>): ReactElement {
  return (
    <form
      className={css.form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary
        problems={form.attempt > 0 ? form.problems : []}
        attempt={form.attempt}
        oneField={hasOneField(form.values)}
      />
      {children}
      {note && <div className={css.note}>{note}</div>}
      <div className={css.actions}>
        <Button
          type="submit"
          kind={danger ? "danger" : quiet ? "plain" : "main"}
          busy={form.busy}
          icon={submitIcon}
          // Leaving the field would show its problem, move the button away under the finger, and the press would be lost.
          onMouseDown={(event) => event.preventDefault()}
        >
          {submitLabel}
        </Button>
        {secondary}
      </div>
    </form>
  );
}

/** Rows of fields stand in one value. */
function hasOneField(values: object): boolean {
  const [first, ...others] = Object.values(values);
  return others.length === 0 && typeof first !== "object";
}
