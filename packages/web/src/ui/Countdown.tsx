import { useEffect, useRef, type ReactElement } from "react";
import { Timer } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { cx } from "./cx.ts";
import css from "./Countdown.module.css";
import { useNow } from "./use-now.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface CountdownProps {
  /** The instant at which it is over. */
  readonly until: string;
  /** What ends then: "Your place is held". */
  readonly label: string;
  readonly onEnd?: (() => void) | undefined;
}

/** Minutes and seconds left. By ear once a minute, not every second. */
export function Countdown({ until, label, onEnd }: CountdownProps): ReactElement {
  const t = useT();
  const leftMs = Math.max(0, Date.parse(until) - useNow(1000));
  const seconds = Math.ceil(leftMs / 1000);
  const isExpired = seconds === 0;
  useOnce(isExpired, onEnd);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p className={cx(css.countdown, seconds <= 60 && css.soon)}>
      <Timer aria-hidden="true" size={20} />
      <span>{label}</span>
      <strong aria-hidden="true">{isExpired ? t("ui.countdown.over") : t("ui.countdown.left", { time: clock })}</strong>
      <span role="status">
        <VisuallyHidden>
          {isExpired ? t("ui.countdown.over") : t("ui.countdown.minutes", { count: Math.ceil(seconds / 60) })}
        </VisuallyHidden>
      </span>
    </p>
  );
}

/** Calls when it becomes over, once. */
function useOnce(isExpired: boolean, onEnd: (() => void) | undefined): void {
  const hasReported = useRef(false);
  useEffect(() => {
    if (isExpired && !hasReported.current) onEnd?.();
    hasReported.current = isExpired;
  }, [isExpired, onEnd]);
}
