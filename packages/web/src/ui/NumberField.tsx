import { useState, type ReactElement } from "react";
import { cx } from "./cx.ts";
import { Field } from "./Field.tsx";
import css from "./Field.module.css";
import type { FieldBinding, FieldWords } from "./field-binding.ts";
import { Affixed } from "./TextField.tsx";

interface NumberFieldProps extends FieldBinding<number | null>, FieldWords {
  /** Digits after the point that may be typed: chooses the keyboard. */
  readonly decimals?: number | undefined;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly wide?: boolean | undefined;
}

/** A number as text with the right keyboard. Empty gives null, what is no number gives NaN, so that the form can say so. */
export function NumberField(props: NumberFieldProps): ReactElement {
  return <ScaledField {...props} scale={1} />;
}

/** An amount in pounds, kept in pence. */
export function MoneyField(props: Omit<NumberFieldProps, "prefix" | "decimals" | "suffix">): ReactElement {
  return <ScaledField {...props} prefix="£" decimals={2} scale={100} />;
}

function ScaledField(props: NumberFieldProps & { readonly scale: number }): ReactElement {
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
    decimals = 0,
    prefix,
    suffix,
    wide,
    scale,
  } = props;
  const [typed, setTyped] = useState(() => written(value, scale, decimals));
  const text = Object.is(parse(typed, scale), value) ? typed : written(value, scale, decimals);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <Affixed prefix={prefix} suffix={suffix}>
          <input
            {...wiring}
            className={cx(css.control, !wide && css.short)}
            type="text"
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            name={name}
            value={text}
            disabled={disabled}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(parse(event.target.value, scale));
            }}
            onBlur={onLeave}
          />
        </Affixed>
      )}
    </Field>
  );
}

/** Reads "12,500", "1 234.50", "£89" and a decimal comma. */
function parse(typed: string, scale: number): number | null {
  const plain = typed
    .replace(/[\s£]/g, "")
    .replace(/,(?=\d{3}(\D|$))/g, "")
    .replace(",", ".");
  if (plain === "") return null;
  if (!/^-?\d*\.?\d*$/.test(plain) || !/\d/.test(plain)) return Number.NaN;
  return scale === 1 ? Number(plain) : Math.round(Number(plain) * scale);
}

function written(value: number | null, scale: number, decimals: number): string {
  if (value === null || Number.isNaN(value)) return "";
  return scale === 1 ? String(value) : (value / scale).toFixed(decimals);
}
