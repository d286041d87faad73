import type { ReactElement, Ref } from "react";
import { ArrowRight } from "lucide-react";
import { ButtonLink } from "#ui/Button.tsx";
import css from "./ReviewScan.module.css";

interface WayOnProps {
  /** How many wait; null while that is not known. */
  readonly text: string | null;
  readonly label: string;
  readonly href: string | null;
  readonly link: Ref<HTMLAnchorElement>;
}

/** How many wait, and the next of them. */
export function WayOn({ text, label, href, link }: WayOnProps): ReactElement {
  return (
    <div className={css.actions}>
      <span className={css.soft}>{text}</span>
      {href !== null && (
        <ButtonLink ref={link} small href={href} icon={<ArrowRight aria-hidden="true" />}>
          {label} <kbd data-keys>N</kbd>
        </ButtonLink>
      )}
    </div>
  );
}
