import { useState, type ReactElement, type SyntheticEvent } from "react";
import css from "./Outbox.module.css";

/** Above and below the frame. */
const borders = 2;

interface MailFrameProps {
  readonly html: string;
  readonly title: string;
}

/** A mail's HTML as a reader shows it, in a frame that runs no script. */
export function MailFrame({ html, title }: MailFrameProps): ReactElement {
  const [height, setHeight] = useState(480);
  const show = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const page = currentTarget.contentDocument;
    if (page === null) return;
    applyStyles(page);
    for (const link of page.querySelectorAll("a")) {
      link.target = "_blank";
      link.rel = "noopener";
    }
    setHeight(page.body.offsetHeight + borders);
  };
  return (
    <iframe
      className={css.frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={withoutStyles(html)}
      onLoad={show}
      style={{ height }}
    />
  );
}

/** The page's policy, which the frame inherits, applies no style that stands in markup; scripts may set them. */
const withoutStyles = (html: string): string =>
  html
    .replaceAll(' style="', ' data-style="')
    .replaceAll("<style>", '<template class="styles">')
    .replaceAll("</style>", "</template>");

function applyStyles(page: Document): void {
  const { defaultView } = page;
  if (defaultView === null) return;
  for (const { content } of page.querySelectorAll<HTMLTemplateElement>("template.styles")) {
    const sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(content.textContent ?? "");
    page.adoptedStyleSheets.push(sheet);
  }
  for (const element of page.querySelectorAll<HTMLElement>("[data-style]"))
    element.style.cssText = element.dataset["style"] ?? "";
}
