import type { ReactElement } from "react";
import css from "./Wordmark.module.css";

/** The name: tread chevrons in a yellow tile, then the word. `mark` leaves the word out of sight, not out of hearing. */
export function Wordmark({ mark = false }: { readonly mark?: boolean }): ReactElement {
  return (
    <span
      className={css.wordmark}
      translate="no"
      role={mark ? "img" : undefined}
      aria-label={mark ? "TreadClub" : undefined}
    >
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect className={css.tile} width="32" height="32" rx="7" />
        <path
          className={css.tread}
          d="M5 10.5 14 5v5.5L5 16zM5 19.5 14 14v5.5L5 25zM27 10.5 18 5v5.5l9 5.5zM27 19.5 18 14v5.5l9 5.5zM14 23v4l-5 0zM18 23v4l5 0z"
        />
      </svg>
      {!mark && "TreadClub"}
    </span>
  );
}
