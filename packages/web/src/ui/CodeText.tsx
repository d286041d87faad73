import type { ReactElement } from "react";
import css from "./CodeText.module.css";

/** A code in groups of at most four, to be read out and typed; copied without what separates them. */
export function CodeText({ code }: { readonly code: string }): ReactElement {
  return (
    <span translate="no">
      {groupsOf(code).map(({ at, text }) => (
        <span key={at} className={css.group}>
          {text}
        </span>
      ))}
    </span>
  );
}

/** The same as plain text, for a name that is read out. */
export const formatCode = (code: string): string =>
  groupsOf(code)
    .map(({ text }) => text)
    .join("-");

const longestGroup = 4;

/** The groups of a code and where they begin, as even as they can be: 4, 3, 3 of ten characters. A short one stays whole. */
export function groupsOf(code: string): { readonly at: number; readonly text: string }[] {
  const count = code.length < 2 * longestGroup ? 1 : Math.ceil(code.length / longestGroup);
  const starts = Array.from({ length: count }, (_, group) => Math.ceil((group * code.length) / count));
  return starts.map((at, group) => ({ at, text: code.slice(at, starts[group + 1]) }));
}
