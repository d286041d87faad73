import type { ReactElement, ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import { cx } from "#ui/cx.ts";
import { ToneShape } from "#ui/ToneShape.tsx";
import css from "./VerdictPanel.module.css";
import { verdictTone, type ShownVerdict } from "./voucher-verdict.ts";

interface VerdictPanelProps {
  readonly verdict: ShownVerdict;
  readonly amount?: string | undefined;
  readonly children: ReactNode;
}

/** The answer, readable at arm's length: shape, word, amount, one sentence. */
export function VerdictPanel({ verdict, amount, children }: VerdictPanelProps): ReactElement {
  const t = useT();
  const tone = verdictTone(verdict);
  return (
    <div className={cx(css.panel, css[tone])} role="status">
      <ToneShape tone={tone} size={56} />
      <div className={css.words}>
        <p className={css.verdict}>
          {verdict === "online" ? t("till.verdict.online") : t(`office.voucher.verdict.${verdict}`)}
        </p>
        <p className={css.sentence}>{children}</p>
      </div>
      {amount && <p className={cx(css.amount, tone !== "good" && css.over)}>{amount}</p>}
    </div>
  );
}
