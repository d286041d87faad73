import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import css from "./Paper.module.css";

interface PaperContentsProps {
  readonly parts: readonly { readonly anchor: string; readonly title: string }[];
}

/** The parts of a page: folded on a phone, beside the text where there is room. */
export function PaperContents({ parts }: PaperContentsProps): ReactElement {
  const t = useT();
  const title = t("legal.paper.contents");
  const list = (
    <ol>
      {parts.map(({ anchor, title: part }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{part}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={css.contents}>
      <details className={css.folded}>
        <summary>{title}</summary>
        {list}
      </details>
      <nav className={css.beside} aria-label={title}>
        <p>{title}</p>
        {list}
      </nav>
    </div>
  );
}
