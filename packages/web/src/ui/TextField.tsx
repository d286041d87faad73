import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactElement, ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import { cx } from "./cx.ts";
import { Field } from "./Field.tsx";
import css from "./Field.module.css";
import type { FieldBinding, FieldWords } from "./field-binding.ts";

export interface TextFieldProps extends FieldBinding<string>, FieldWords {
  readonly type?: "text" | "email" | "tel" | "search" | "url" | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  readonly autoCapitalize?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** About ten characters wide. */
  readonly short?: boolean | undefined;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /** Stands between hint and box, e.g. what was understood. */
  readonly below?: ReactNode;
}

export function TextField(props: TextFieldProps): ReactElement {
  const {
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
    short,
    prefix,
    suffix,
    below,
    type = "text",
    ...rest
  } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <>
          <Affixed prefix={prefix} suffix={suffix}>
            <input
              {...wiring}
              {...rest}
              className={cx(css.control, short && css.short)}
              type={type}
              name={name}
              value={value}
              disabled={disabled}
              spellCheck={type === "text" ? undefined : false}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onLeave}
            />
          </Affixed>
          {below}
        </>
      )}
    </Field>
  );
}

/** A unit before or after the box; the label says it too. */
export function Affixed({
  prefix,
  suffix,
  children,
}: {
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  if (!prefix && !suffix) return children;
  return (
    <div className={css.withAffix}>
      {prefix && (
        <span className={css.affix} aria-hidden="true">
          {prefix}
        </span>
      )}
      {children}
      {suffix && (
        <span className={css.affix} aria-hidden="true">
          {suffix}
        </span>
      )}
    </div>
  );
}

interface TextAreaProps extends FieldBinding<string>, FieldWords {
  /** Counts down; excess text is reported, not cut off. */
  readonly limit?: number | undefined;
  readonly rows?: number | undefined;
}

export function TextArea({
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
  limit,
  rows = 4,
}: TextAreaProps): ReactElement {
  const t = useT();
  const left = limit === undefined ? undefined : limit - value.length;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <>
          <textarea
            {...wiring}
            className={css.control}
            name={name}
            rows={rows}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
          {left !== undefined && (
            <p className={cx(css.count, left < 0 && css.over)} aria-live="polite">
              {left < 0 ? t("ui.field.over", { count: -left }) : t("ui.field.left", { count: left })}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
