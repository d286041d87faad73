import type { ReactElement } from "react";
import css from "./CodeBlock.module.css";

interface CodeBlockProps {
  readonly label: string;
  readonly text: string;
}

/** Code or a machine’s answer, in a box that scrolls. */
export const CodeBlock = ({ label, text }: CodeBlockProps): ReactElement => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must get in
  <pre className={css.code} tabIndex={0} role="region" aria-label={label} translate="no">
    <code>{text}</code>
  </pre>
);
