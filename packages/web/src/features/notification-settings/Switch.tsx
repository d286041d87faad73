import type { ReactElement, ReactNode } from "react";
import css from "./Messages.module.css";

interface SwitchProps {
  /** The whole name, also where only a part of it stands beside it. */
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
  /** What is to be seen beside it; without it the label is only spoken. */
  readonly children?: ReactNode;
}

/** On or off, at once. */
export function Switch({ label, on, disabled = false, onChange, children }: SwitchProps): ReactElement {
  return (
    <label className={css.switch}>
      {children && <span>{children}</span>}
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        aria-label={label}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
