import type { ReactElement, ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import css from "./MeasureTyres.module.css";

/** Scanning needs a phone: says so, above the way there. */
export function OnlyOnPhone({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useT();
  return (
    <section className={css.notice} aria-labelledby={titleId}>
      <p className={css.eyebrow}>{t("scan.desktop.eyebrow")}</p>
      <h2 id={titleId}>{t("scan.desktop.title")}</h2>
      {children}
    </section>
  );
}

const titleId = "only-on-phone";
