import type { ReactElement } from "react";
import { formatPlate, isPlate } from "@treadclub/rules/plate";
import { useT } from "#kit/i18n.ts";
import { cx } from "./cx.ts";
import { Field } from "./Field.tsx";
import type { FieldBinding, FieldWords } from "./field-binding.ts";
import css from "./Plate.module.css";

type PlateInputProps = FieldBinding<string> & Partial<FieldWords>;

/** A box that becomes a yellow plate as soon as what is typed can be one; its gap is set on leaving. */
export function PlateInput({
  id,
  name,
  value,
  onChange,
  onLeave,
  error,
  label,
  hint,
  optional,
  disabled,
}: PlateInputProps): ReactElement {
  const t = useT();
  return (
    <Field
      id={id}
      label={label ?? t("ui.plate.field")}
      hint={hint ?? t("ui.plate.hint")}
      error={error}
      optional={optional}
    >
      {(wiring) => (
        <input
          {...wiring}
          className={cx(css.input, value !== "" && css.typing, isPlate(value) && css.whole)}
          type="text"
          name={name}
          value={value}
          disabled={disabled}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          onBlur={() => {
            // A problem that has just come, and taken the focus, is about what stands here.
            if (!error && isPlate(value)) onChange(formatPlate(value));
            onLeave?.();
          }}
        />
      )}
    </Field>
  );
}
