import { useId, type ReactElement, type ReactNode } from "react";
import css from "./Segments.module.css";

interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: ReactNode; readonly lang?: string | undefined }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** Two to five choices in a row, one of them on: radios underneath. */
export function Segments<V extends string>({ label, options, value, onChange }: SegmentsProps<V>): ReactElement {
  const name = useId();
  return (
    <div className={css.segments} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={css.segment} lang={option.lang}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
