import type { ReactElement, ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import css from "./BulkBar.module.css";
import { Button } from "./Button.tsx";

interface BulkBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** Buttons that say what they will do, and to how many. */
  readonly children: ReactNode;
}

/** What can be done to all that is ticked. */
export function BulkBar({ count, onClear, children }: BulkBarProps): ReactElement {
  const t = useT();
  return (
    <div className={css.bar}>
      <strong role="status">{t("ui.list.selected", { count })}</strong>
      <div className={css.actions}>
        {children}
        <Button small kind="quiet" onClick={onClear}>
          {t("ui.list.clearSelection")}
        </Button>
      </div>
    </div>
  );
}
