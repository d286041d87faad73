import type { ReactElement, ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import css from "./Menus.module.css";
import { UiLink } from "./UiLink.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface MenuItem {
  readonly label: string;
  readonly href: string;
  readonly icon: ReactNode;
  readonly current?: boolean | undefined;
  /** How many wait there; 0 shows nothing. */
  readonly count?: number | null | undefined;
}

interface MenuProps {
  readonly items: readonly MenuItem[];
  readonly label?: string | undefined;
}

/** The phone's menu at the thumb: up to five places. Stands at the foot of the shell's column, above the home bar. */
export function BottomBar({ items, label }: MenuProps): ReactElement {
  const t = useT();
  return (
    <nav className={css.bar} aria-label={label ?? t("ui.nav.main")}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <UiLink className={css.barItem} href={item.href} aria-current={item.current ? "page" : undefined}>
              <span className={css.icon}>
                {item.icon}
                <Count of={item.count} />
              </span>
              <span className={css.barLabel}>{item.label}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LeftRailProps extends MenuProps {
  readonly top?: ReactNode;
  readonly bottom?: ReactNode;
}

/** The office's menu down the left side. */
export function LeftRail({ items, label, top, bottom }: LeftRailProps): ReactElement {
  const t = useT();
  return (
    <nav className={css.rail} aria-label={label ?? t("ui.nav.main")}>
      {top && <div className={css.top}>{top}</div>}
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <UiLink className={css.railItem} href={item.href} aria-current={item.current ? "page" : undefined}>
              <span className={css.icon}>{item.icon}</span>
              <span className={css.railLabel}>{item.label}</span>
              <Count of={item.count} />
            </UiLink>
          </li>
        ))}
      </ul>
      {bottom && <div className={css.bottom}>{bottom}</div>}
    </nav>
  );
}

/** A small figure for what waits; nothing for none. */
export function Count({ of }: { readonly of: number | null | undefined }): ReactElement | null {
  const t = useT();
  if (!of) return null;
  return (
    <span className={css.count}>
      <span aria-hidden="true">{of > 99 ? "99+" : of}</span>
      <VisuallyHidden>{t("ui.nav.new", { count: of })}</VisuallyHidden>
    </span>
  );
}
