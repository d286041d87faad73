import type { ReactElement } from "react";
import css from "./Tabs.module.css";
import { UiLink } from "./UiLink.tsx";

interface TabsProps {
  /** What the tabs divide. */
  readonly label: string;
  readonly items: readonly {
    readonly label: string;
    readonly href: string;
    readonly current?: boolean | undefined;
    readonly count?: number | null | undefined;
  }[];
}

/** Views of one thing, each with an address of its own. */
export function Tabs({ label, items }: TabsProps): ReactElement {
  return (
    <nav className={css.tabs} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <UiLink className={css.tab} href={item.href} aria-current={item.current ? "page" : undefined}>
              {item.label}
              {typeof item.count === "number" && <span className={css.count}>{item.count}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
