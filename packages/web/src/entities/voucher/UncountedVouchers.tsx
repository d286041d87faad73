import type { DiscountChannel } from "@treadclub/rules/discount";
import type { ReactElement } from "react";
import { worthOf } from "#kit/discount-words.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { BasketVoucher } from "./basket-vouchers.ts";
import css from "./BestVouchers.module.css";
import { reasonWords } from "./reason-words.ts";

interface UncountedVouchersProps {
  readonly vouchers: readonly BasketVoucher[];
  readonly channel?: DiscountChannel;
}

/** The vouchers that a price does not get, and why, closed until it is opened. */
export function UncountedVouchers({ vouchers, channel = "online" }: UncountedVouchersProps): ReactElement | null {
  const t = useT();
  const format = useFormat();
  if (vouchers.length === 0) return null;
  return (
    <details className={css.uncounted}>
      <summary>{t("driver.ask.otherVouchers", { count: vouchers.length })}</summary>
      <ul>
        {vouchers.map((one) => (
          <li key={one.voucher.id}>
            {format.labelled(
              t("driver.ask.voucherFor", { amount: worthOf(one.voucher, t, format), title: one.voucher.title }),
              reasonWords(one, { t, format, channel }),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
