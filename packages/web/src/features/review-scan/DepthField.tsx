import type { KeyboardEvent, ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Field } from "#ui/Field.tsx";
import type { FieldBinding } from "#ui/field-binding.ts";
import css from "./DepthField.module.css";
import { readDepth, stepDepth, stepOfKey, writeDepth } from "@treadclub/rules/depth-text";

interface DepthFieldProps extends FieldBinding<string> {
  readonly label: string;
  /** Depths beside it: where a step starts from while this one is empty. */
  readonly neighbours: readonly (number | null)[];
}

/** One depth by keyboard: digits, Tab, arrows by 0.1. What was understood is written out on leaving. */
export function DepthField({
  id,
  name,
  value,
  onChange,
  onLeave,
  error,
  label,
  neighbours,
}: DepthFieldProps): ReactElement {
  const t = useT();
  const step = (event: KeyboardEvent<HTMLInputElement>): void => {
    const byMm = stepOfKey(event.key, event.shiftKey);
    if (byMm === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange(stepDepth(value, byMm, neighbours));
  };
  const leave = (): void => {
    const mm = readDepth(value);
    if (mm !== null && !Number.isNaN(mm)) onChange(writeDepth(mm));
    onLeave?.();
  };
  return (
    <Field id={id} label={label} error={error}>
      {(wiring) => (
        <span className={css.box}>
          <input
            {...wiring}
            className={css.input}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={6}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={leave}
            onKeyDown={step}
          />
          <span className={css.unit} aria-hidden="true">
            {t("ui.tread.unit")}
          </span>
        </span>
      )}
    </Field>
  );
}
