import type { ReactElement } from "react";
import css from "./Integrator.module.css";

interface CodeBlockProps {
  readonly label: string;
  readonly text: string;
}

/** Text of machines, which scrolls by itself. */
export const CodeBlock = ({ label, text }: CodeBlockProps): ReactElement => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must get in
  <pre className={css.code} tabIndex={0} role="region" aria-label={label} translate="no">
    <code>{text}</code>
  </pre>
);
