import { useEffect, useRef, type ReactElement, type ReactNode } from "react";
import css from "./ReviewScan.module.css";

/** Somebody else decided while this one was open. Whoever was typing stands here now, since the field has gone. */
export function Faster({ children }: { readonly children: ReactNode }): ReactElement {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <p ref={note} className={css.faster} role="alert" tabIndex={-1}>
      {children}
    </p>
  );
}
