import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { cx } from "./cx.ts";
import { formatMoney } from "#kit/format.ts";
import css from "./Money.module.css";

interface MoneyProps {
  readonly pence: number;
  /** Shows "incl. VAT" beside it: every price a driver sees. */
  readonly vat?: boolean | undefined;
  /** Drops ".00": amounts of vouchers, headlines. */
  readonly short?: boolean | undefined;
  readonly size?: "text" | "large" | "hero" | undefined;
}

export function Money({ pence, vat = false, short = false, size = "text" }: MoneyProps): ReactElement {
  const t = useT();
  return (
    <span className={cx(css.money, css[size])}>
      <span className={css.amount}>{formatMoney(pence, t.locale, short)}</span>
      {vat && <span className={css.vat}> {t("ui.money.vat")}</span>}
    </span>
  );
}
