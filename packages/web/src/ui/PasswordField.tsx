import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Field } from "./Field.tsx";
import css from "./Field.module.css";
import type { FieldBinding, FieldWords } from "./field-binding.ts";

interface PasswordFieldProps extends FieldBinding<string>, FieldWords {
  readonly autoComplete: "current-password" | "new-password";
}

/** Can be shown, pasted into and filled by a manager. */
export function PasswordField({
  id,
  name,
  label,
  hint,
  error,
  disabled,
  value,
  onChange,
  onLeave,
  autoComplete,
}: PasswordFieldProps): ReactElement {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className={css.withAffix}>
          <input
            {...wiring}
            className={css.control}
            type={shown ? "text" : "password"}
            name={name}
            value={value}
            disabled={disabled}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
          <button
            type="button"
            className={css.affix}
            aria-label={shown ? t("ui.password.hideLong") : t("ui.password.showLong")}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {shown ? t("ui.password.hide") : t("ui.password.show")}
          </button>
        </div>
      )}
    </Field>
  );
}
