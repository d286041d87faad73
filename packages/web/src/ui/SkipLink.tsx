import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import css from "./SkipLink.module.css";

/** The first stop of the Tab key: past the menu. The main element needs this id and `tabIndex={-1}`. */
export function SkipLink({ targetId = "main" }: { readonly targetId?: string }): ReactElement {
  const t = useT();
  return (
    <a
      className={css.skip}
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {t("ui.nav.skip")}
    </a>
  );
}
