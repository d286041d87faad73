import type { ReactElement } from "react";
import { useIsLoading } from "#kit/loading.ts";
import { useT } from "#kit/i18n.ts";
import css from "./LoadingOverlay.module.css";
import { useIsPageLoading } from "./loading.ts";
import { Spinner } from "./Spinner.tsx";

/** Shows that a wrapped action runs; appears only when it takes longer than a blink, and lets everything be used. */
export function LoadingOverlay(): ReactElement {
  const t = useT();
  const loading = useIsLoading();
  return (
    <div className={css.overlay} role="status">
      {loading && (
        <div className={css.pill}>
          <Spinner />
          {t("ui.loading.now")}
        </div>
      )}
    </div>
  );
}

/** Covers the page while there is nothing yet to be seen. */
export function PageMask(): ReactElement | null {
  const t = useT();
  if (!useIsPageLoading()) return null;
  return (
    <div className={css.mask} role="status">
      <Spinner size="large" />
      <p>{t("ui.loading.page")}</p>
    </div>
  );
}
