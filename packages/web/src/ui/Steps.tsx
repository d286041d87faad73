import type { ReactElement } from "react";
import { Minus, Plus } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { cx } from "./cx.ts";
import { FieldGroup } from "./Field.tsx";
import type { FieldBinding, FieldWords } from "./field-binding.ts";
import css from "./Steps.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Where one is in a job of several steps; `current` counts from 0. */
export function Steps({
  steps,
  current,
}: {
  readonly steps: readonly string[];
  readonly current: number;
}): ReactElement {
  const t = useT();
  return (
    <nav className={css.steps} aria-label={t("ui.steps.label")}>
      <p className={css.now}>
        {t("ui.steps.of", { step: current + 1, total: steps.length })}
        <strong>{steps[current]}</strong>
      </p>
      <ol>
        {steps.map((step, at) => (
          <li
            key={step}
            className={cx(at < current && css.done, at === current && css.current)}
            aria-current={at === current ? "step" : undefined}
          >
            <span className={css.bar} />
            <span className={css.name}>
              {step}
              {at < current && <VisuallyHidden> {t("ui.steps.done")}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface NumberStepperProps extends FieldBinding<number>, FieldWords {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A small whole number by thumb: less, the number, more. */
export function NumberStepper({
  id,
  name,
  label,
  hint,
  error,
  disabled,
  value,
  onChange,
  onLeave,
  min = 0,
  max = 99,
}: NumberStepperProps): ReactElement {
  const t = useT();
  const set = (next: number): void => onChange(Math.min(max, Math.max(min, next)));
  return (
    <FieldGroup id={`${id}-group`} label={label} hint={hint} error={error}>
      <div className={css.stepper}>
        <button
          type="button"
          className={css.step}
          aria-label={t("ui.number.less", { label })}
          disabled={disabled || value <= min}
          onClick={() => set(value - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          id={id}
          className={css.number}
          type="number"
          inputMode="numeric"
          name={name}
          aria-label={label}
          min={min}
          max={max}
          value={value}
          disabled={disabled}
          onChange={(event) => Number.isInteger(event.target.valueAsNumber) && set(event.target.valueAsNumber)}
          onBlur={onLeave}
        />
        <button
          type="button"
          className={css.step}
          aria-label={t("ui.number.more", { label })}
          disabled={disabled || value >= max}
          onClick={() => set(value + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
    </FieldGroup>
  );
}
