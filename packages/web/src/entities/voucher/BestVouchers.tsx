import type { DiscountChannel } from "@treadclub/rules/discount";
import type { ReactElement } from "react";
import { issuerWords } from "#kit/issuer-words.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { takenOff, type BasketVoucher } from "./basket-vouchers.ts";
import css from "./BestVouchers.module.css";
import { UncountedVouchers } from "./UncountedVouchers.tsx";

interface BestVouchersProps {
  /** The best ones first. */
  readonly vouchers: readonly BasketVoucher[];
  readonly channel: DiscountChannel;
  /** What the basket costs before vouchers. */
  readonly pricePence: number;
}

/** The vouchers that make a price lowest, what is left to pay, and why the others do not count. */
export function BestVouchers({ vouchers, channel, pricePence }: BestVouchersProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const best = vouchers.filter(({ reason, pence }) => reason === null && pence > 0);
  const off = takenOff(best);
  return (
    <div className={css.best}>
      <p role="status">
        {best.length === 0
          ? t("driver.best.none")
          : t("driver.best.sum", { amount: format.money(off), left: format.money(pricePence - off) })}
      </p>
      {best.length > 0 && (
        <ul className={css.taken}>
          {best.map(({ voucher, pence }) => (
            <li key={voucher.id}>
              <span>
                {voucher.title}
                <small>{issuerWords(voucher, t)}</small>
              </span>
              <strong>−{format.money(pence)}</strong>
            </li>
          ))}
        </ul>
      )}
      <UncountedVouchers vouchers={vouchers.filter((one) => !best.includes(one))} channel={channel} />
    </div>
  );
}
