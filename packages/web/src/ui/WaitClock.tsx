import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { Translate } from "@treadclub/texts";
import { cx } from "./cx.ts";
import css from "./WaitClock.module.css";
import { useNow } from "./use-now.ts";

interface WaitClockProps {
  /** When the waiting began, an instant. */
  readonly since: string;
  /** From when it should be answered, and from when it is overdue. */
  readonly soonAfterMinutes?: number | undefined;
  readonly lateAfterMinutes?: number | undefined;
}

type Step = "fresh" | "due" | "late";

/** How long something has waited: a clock face that fills, the time, and a word. Renews itself without a sound. */
export function WaitClock({ since, soonAfterMinutes = 30, lateAfterMinutes = 120 }: WaitClockProps): ReactElement {
  const t = useT();
  const minutes = Math.max(0, Math.floor((useNow(15_000) - Date.parse(since)) / 60_000));
  const step: Step = minutes >= lateAfterMinutes ? "late" : minutes >= soonAfterMinutes ? "due" : "fresh";
  return (
    <span className={cx(css.clock, css[step])}>
      <Face share={Math.min(1, minutes / lateAfterMinutes)} step={step} />
      <span className={css.words}>
        <time dateTime={`PT${minutes}M`}>{duration(minutes, t)}</time>
        <small>{t(`ui.clock.${step}`)}</small>
      </span>
    </span>
  );
}

/** A disc that fills clockwise; due has a notch, overdue is an octagon with a mark. */
function Face({ share, step }: { readonly share: number; readonly step: Step }): ReactElement {
  const turn = share * 2 * Math.PI;
  const [x, y] = [16 + 11 * Math.sin(turn), 16 - 11 * Math.cos(turn)];
  return (
    <svg className={css.face} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {step === "late" ? (
        <path className={css.rim} d="M10.2 2h11.6L30 10.2v11.6L21.8 30H10.2L2 21.8V10.2z" />
      ) : (
        <circle className={css.rim} cx="16" cy="16" r="14" />
      )}
      {step === "late" ? (
        <path className={css.mark} d="M16 8v10M16 23.4v.2" />
      ) : (
        <path className={css.pie} d={`M16 16V5A11 11 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}Z`} />
      )}
      {step !== "late" && <path className={css.hand} d={`M16 16L${x.toFixed(2)} ${y.toFixed(2)}`} />}
    </svg>
  );
}

function duration(minutes: number, t: Translate): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t("ui.clock.days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return t("ui.clock.hours", { hours, minutes: minutes % 60 });
  return t("ui.clock.minutes", { minutes });
}
