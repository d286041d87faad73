import { useId, type ReactElement } from "react";
import css from "./ProgressBar.module.css";

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; null while it is not known. */
  readonly share: number | null;
  /** Beside the label: "2 of 3 photos". */
  readonly detail?: string | undefined;
}

/** How far something has come. */
export function ProgressBar({ label, share, detail }: ProgressBarProps): ReactElement {
  const id = useId();
  return (
    <div className={css.box}>
      <div className={css.words}>
        <label htmlFor={id}>{label}</label>
        <span>{detail ?? (share === null ? "" : `${Math.round(share * 100)} %`)}</span>
      </div>
      <progress id={id} className={css.bar} max={1} value={share ?? undefined} />
    </div>
  );
}
