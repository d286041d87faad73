import type { ReactElement, ReactNode } from "react";
import { RotateCw } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Button } from "./Button.tsx";
import css from "./ErrorPanel.module.css";
import { ToneShape } from "./ToneShape.tsx";

interface ErrorPanelProps {
  readonly title?: string | undefined;
  /** What it means and what to do. */
  readonly text?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
  /** Request id, for those who help. */
  readonly reference?: string | undefined;
  readonly actions?: ReactNode;
}

/** Something could not be shown: what to do, and another try. */
export function ErrorPanel({ title, text, onRetry, busy, reference, actions }: ErrorPanelProps): ReactElement {
  const t = useT();
  return (
    <div className={css.panel} role="alert">
      <h2 className={css.title}>
        <ToneShape tone="now" size={24} />
        {title ?? t("ui.error.title")}
      </h2>
      <p>{text ?? t("ui.error.text")}</p>
      {(onRetry || actions) && (
        <div className={css.actions}>
          {onRetry && (
            <Button onClick={onRetry} busy={busy} icon={<RotateCw aria-hidden="true" />}>
              {t("ui.error.retry")}
            </Button>
          )}
          {actions}
        </div>
      )}
      {reference && <p className={css.reference}>{t("ui.error.reference", { id: reference })}</p>}
    </div>
  );
}
