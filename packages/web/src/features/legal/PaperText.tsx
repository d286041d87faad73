import type { ReactElement } from "react";
import { ContactText } from "#entities/contact/ContactText.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import css from "./Paper.module.css";
import { blocksOf, piecesOf } from "./paper-text.ts";

/** A text of the legal area: a line is a paragraph, lines with "- " are a list, `[words](address)` is a link. */
export function PaperText({ text }: { readonly text: string }): ReactElement {
  return (
    <div className={css.text}>
      {blocksOf(text).map((block) =>
        block.kind === "list" ? (
          <ul key={block.lines[0]}>
            {block.lines.map((line) => (
              <li key={line}>
                <PaperLine line={line} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block.lines[0]}>
            <PaperLine line={block.lines[0]} />
          </p>
        ),
      )}
    </div>
  );
}

function PaperLine({ line }: { readonly line: string }): ReactElement {
  return (
    <>
      {piecesOf(line).map((piece) =>
        piece.href === null ? (
          <ContactText key={piece.words} text={piece.words} />
        ) : (
          <UiLink key={piece.words} href={piece.href}>
            {piece.words}
          </UiLink>
        ),
      )}
    </>
  );
}
