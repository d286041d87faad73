import type { ReactElement, ReactNode } from "react";
import { inBrackets } from "@treadclub/texts/format";
import { useT } from "#kit/i18n.ts";
import { cx } from "./cx.ts";
import css from "./Field.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Put these on the control so that label, hint and error belong to it. */
export interface FieldWiring {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, hint, error, then the control. */
export function Field({ id, label, hint, error, optional, className, children }: FieldProps): ReactElement {
  return (
    <div className={cx(css.field, error && css.wrong, className)}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children(wiring(id, hint, error))}
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldProps, "children"> {
  readonly children: ReactNode;
}

/** Several controls under one legend: radios, a date in parts, an address. */
export function FieldGroup({ id, label, hint, error, optional, className, children }: FieldGroupProps): ReactElement {
  return (
    <fieldset
      className={cx(css.field, error && css.wrong, className)}
      aria-describedby={wiring(id, hint, error)["aria-describedby"]}
    >
      <legend className={css.label}>
        {label}
        {optional && <Optional />}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}

function FieldNotes({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">): ReactElement {
  const t = useT();
  return (
    <>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <VisuallyHidden>{t("ui.field.error")} </VisuallyHidden>
          {error}
        </p>
      )}
    </>
  );
}

function Optional(): ReactElement {
  const t = useT();
  return <span className={css.optional}>{inBrackets(t("ui.field.optional"), t.locale)}</span>;
}

function wiring(id: string, hint: ReactNode, error: string | undefined): FieldWiring {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, "aria-describedby": notes || undefined, "aria-invalid": error ? true : undefined };
}
