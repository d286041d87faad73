import type { ReactElement } from "react";
import { cx } from "./cx.ts";
import css from "./Spinner.module.css";

/** A rolling tyre: tread blocks round a rim. Say what is awaited beside it in words. */
export function Spinner({ size = "small" }: { readonly size?: "small" | "large" }): ReactElement {
  return (
    <svg
      className={cx(css.spinner, size === "large" && css.large)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="4" strokeDasharray="3.5 1.155" />
      <circle cx="12" cy="12" r="5.2" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="24 8.67" />
    </svg>
  );
}
