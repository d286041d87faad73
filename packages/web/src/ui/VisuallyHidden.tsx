import type { ReactElement, ReactNode } from "react";
import css from "./VisuallyHidden.module.css";

/** Words for the ear only. */
export function VisuallyHidden({
  children,
  id,
}: {
  readonly children: ReactNode;
  readonly id?: string | undefined;
}): ReactElement {
  return (
    <span className={css.hidden} id={id}>
      {children}
    </span>
  );
}
