import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { cx } from "#scanner/kit/cx.ts";
import { useT } from "#scanner/kit/words.ts";
import { Header } from "./Header.tsx";
import css from "./Page.module.css";

interface PageProps {
  readonly title: string;
  readonly lead?: ComponentChildren;
  /** At the thumb; the main action comes first. */
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
  /** A picture that stands beside the words on a low, wide screen, else below them. */
  readonly picture?: ComponentChildren;
}

/** One step: its title takes the focus, its actions stay at the lower edge. */
export function Page({ title, lead, actions, children, picture }: PageProps): VNode {
  const heading = useStepHeading(title);
  return (
    <div class={css.page}>
      <Header />
      <main class={cx(css.main, picture !== undefined && css.pictured)}>
        <div class={css.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p class={css.lead}>{lead}</p>}
          {children}
        </div>
        {picture}
      </main>
      {actions !== undefined && (
        <footer class={css.actions}>
          <div class={css.row}>{actions}</div>
        </footer>
      )}
    </div>
  );
}

/** Takes the focus when the step begins, and names the tab after it. */
export function useStepHeading(title: string): { current: HTMLHeadingElement | null } {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    globalThis.scrollTo?.(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = t("scanner.page.title", { step: title });
  }, [t, title]);
  return heading;
}
