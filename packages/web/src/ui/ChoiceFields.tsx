import type { ReactElement, ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { cx } from "./cx.ts";
import { Field, FieldGroup } from "./Field.tsx";
import css from "./Field.module.css";
import type { FieldBinding, FieldWords } from "./field-binding.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface SelectFieldProps extends FieldBinding<string>, FieldWords {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Asks for a choice while the value is ""; without it the first option stands. */
  readonly ask?: boolean | string | undefined;
  readonly short?: boolean | undefined;
}

export function SelectField({
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
  options,
  ask,
  short,
}: SelectFieldProps): ReactElement {
  const t = useT();
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <div className={cx(css.selectBox, short && css.short)}>
          <select
            {...wiring}
            className={cx(css.control, css.select)}
            name={name}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          >
            {ask && <option value="">{typeof ask === "string" ? ask : t("ui.field.choose")}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" size={20} />
        </div>
      )}
    </Field>
  );
}

interface RadioGroupProps extends FieldBinding<string>, FieldWords {
  readonly options: readonly Choice[];
  /** Side by side: for two or three short answers. */
  readonly across?: boolean | undefined;
}

export function RadioGroup({
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
  options,
  across,
}: RadioGroupProps): ReactElement {
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className={cx(css.choices, across && css.across)}>
        {options.map((option, index) => (
          <label key={option.value} className={css.choice}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onLeave}
            />
            <span>{option.label}</span>
            {option.hint && <span className={css.choiceHint}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface CheckboxFieldProps extends Omit<FieldBinding<boolean>, "onLeave">, Omit<FieldWords, "label"> {
  readonly label: ReactNode;
  readonly onLeave?: (() => void) | undefined;
}

/** One thing to agree to or switch on. */
export function CheckboxField({
  id,
  name,
  label,
  hint,
  error,
  disabled,
  value,
  onChange,
  onLeave,
}: CheckboxFieldProps): ReactElement {
  const t = useT();
  return (
    <div className={cx(css.field, error && css.wrong)}>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <VisuallyHidden>{t("ui.field.error")} </VisuallyHidden>
          {error}
        </p>
      )}
      <div className={css.choice}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onLeave}
        />
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span className={css.choiceHint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
    </div>
  );
}

interface CheckboxGroupProps extends FieldBinding<readonly string[]>, FieldWords {
  readonly options: readonly Choice[];
  /** Further ones cannot be ticked above this number. */
  readonly atMost?: number | undefined;
}

/** Any number of things: fitters to ask, vouchers, reasons. */
export function CheckboxGroup({
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
  options,
  atMost,
}: CheckboxGroupProps): ReactElement {
  const full = atMost !== undefined && value.length >= atMost;
  const flip = (chosen: string): void =>
    onChange(value.includes(chosen) ? value.filter((v) => v !== chosen) : [...value, chosen]);
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className={css.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={css.choice}>
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={disabled || option.disabled || (full && !value.includes(option.value))}
              onChange={() => flip(option.value)}
              onBlur={onLeave}
            />
            <span>{option.label}</span>
            {option.hint && <span className={css.choiceHint}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
