import { Fragment, type ReactElement, type ReactNode } from "react";

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
  return (
    <>
      {written.split(marks).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence do not move
        <Fragment key={at}>{marks.test(part) ? nodes[part.charCodeAt(0) - firstMark] : part}</Fragment>
      ))}
    </>
  );
}
