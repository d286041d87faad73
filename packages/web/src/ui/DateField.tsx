import type { ReactElement } from "react";
import { cx } from "./cx.ts";
import { Field } from "./Field.tsx";
import css from "./Field.module.css";
import type { FieldBinding, FieldWords } from "./field-binding.ts";

interface DateFieldProps extends FieldBinding<string>, FieldWords {
  /** `YYYY-MM-DD`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly autoComplete?: "bday" | "off" | undefined;
}

/** A day, `YYYY-MM-DD` or "": typed in its parts or picked from the browser's calendar. */
export function DateField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  disabled,
  value,
  onChange,
  onLeave,
  min,
  max,
  autoComplete,
}: DateFieldProps): ReactElement {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <input
          {...wiring}
          className={cx(css.control, css.date)}
          type="date"
          name={name}
          value={value}
          min={min}
          max={max}
          autoComplete={autoComplete}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
