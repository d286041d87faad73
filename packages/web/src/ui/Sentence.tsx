import { createElement, Fragment, type ReactElement, type ReactNode } from "react";

interface SentenceProps {
  /** Writes the sentence around its places: `(when) => t("office.people.used", { when })`. */
  readonly write: (...places: string[]) => string;
  /** What stands in the places, in their order. */
  readonly nodes: readonly ReactNode[];
}

const firstMark = 0xe000;
const marks = /([\uE000-\uF8FF])/;

/** A text with links or times inside: each language puts them where it wants. */
export function Sentence({ write, nodes }: SentenceProps): ReactElement {
  const written = write(...nodes.map((_, at) => String.fromCharCode(firstMark + at)));
  const parts = written.split(marks).map((part) => (marks.test(part) ? nodes[part.charCodeAt(0) - firstMark] : part));
  return createElement(Fragment, null, ...parts);
}
