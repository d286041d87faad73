import type { ReactElement, ReactNode } from "react";
import css from "./Card.module.css";
import { cx } from "./cx.ts";
import type { Tone } from "./tone.ts";
import { UiLink } from "./UiLink.tsx";

interface CardProps {
  readonly title?: ReactNode;
  /** Heading level of the title. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Makes the title a link whose target is the whole card. */
  readonly href?: string | undefined;
  /** A stripe at the start edge; say the same in words inside. */
  readonly tone?: Tone | undefined;
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing on a sheet of its own. */
export function Card({ title, level = 2, href, tone, badge, actions, children }: CardProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(css.card, href && css.target, tone && css[tone])}>
      {(title || badge) && (
        <div className={css.head}>
          {title && <Heading className={css.title}>{href ? <UiLink href={href}>{title}</UiLink> : title}</Heading>}
          {badge}
        </div>
      )}
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

interface SectionProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly level?: 2 | 3 | undefined;
  readonly id?: string | undefined;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ title, lead, level = 2, id, actions, children }: SectionProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <section className={css.section} id={id}>
      <div className={css.head}>
        <Heading>{title}</Heading>
        {actions}
      </div>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** Things below each other, or side by side where there is room. */
export function Stack({
  children,
  gap = "normal",
  row = false,
}: {
  readonly children: ReactNode;
  readonly gap?: "tight" | "normal" | "wide";
  readonly row?: boolean;
}): ReactElement {
  return <div className={cx(row ? css.row : css.stack, css[gap])}>{children}</div>;
}
