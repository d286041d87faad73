import { useEffect, type ReactElement, type ReactNode } from "react";
import { ArrowLeft, CircleHelp } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Breakable } from "./Breakable.tsx";
import { cx } from "./cx.ts";
import css from "./Page.module.css";
import { UiLink } from "./UiLink.tsx";

/** The id of a page's main heading: the shell moves the focus there after a change of screen. */
export const pageTitleId = "page-title";

interface PageProps {
  /** Where one is: main heading and document title. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** The way back; without a label it says "Back" and is the browser's, `href` serving those who came straight here. */
  readonly back?: { readonly href: string; readonly label?: string | undefined } | undefined;
  readonly help?: { readonly href: string; readonly label?: string | undefined } | undefined;
  /** A state or a plate beside the title. */
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  /** narrow = forms and reading, wide = office lists. */
  readonly width?: "narrow" | "normal" | "wide" | undefined;
  readonly children?: ReactNode;
}

/** A screen: title, way back, help, actions, and what it is about. */
export function Page({ title, lead, back, help, badge, actions, width = "normal", children }: PageProps): ReactElement {
  const t = useT();
  useEffect(() => {
    document.title = `${title} – TreadClub`;
  }, [title]);
  return (
    <div className={cx(css.page, css[width])}>
      {(back || help) && (
        <div className={css.ways}>
          {back && (
            <UiLink className={css.way} href={back.href} data-back={back.label ? "named" : "any"}>
              <ArrowLeft aria-hidden="true" size={18} />
              {back.label ?? t("ui.page.back")}
            </UiLink>
          )}
          {help && (
            <UiLink className={cx(css.way, css.help)} href={help.href}>
              <CircleHelp aria-hidden="true" size={18} />
              {help.label ?? t("ui.page.help")}
            </UiLink>
          )}
        </div>
      )}
      <header className={css.header}>
        <div className={css.words}>
          <div className={css.titleLine}>
            <h1 id={pageTitleId} tabIndex={-1}>
              <Breakable text={title} />
            </h1>
            {badge}
          </div>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
