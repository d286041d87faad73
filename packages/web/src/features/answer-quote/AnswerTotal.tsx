import type { AppliedDiscount } from "@treadclub/rules/discount";
import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { UnappliedVouchers } from "#entities/quote/UnappliedVouchers.tsx";
import { Money } from "#ui/Money.tsx";
import css from "./AnswerTotal.module.css";

interface AnswerTotalProps {
  readonly total: {
    readonly linesPence: number;
    readonly discountPence: number;
    readonly totalPence: number;
    readonly vatPence: number;
    readonly discounts: readonly AppliedDiscount[];
  };
  readonly vatRatePercent: number;
  /** What they take off, in the order of `discounts`. */
  readonly vouchers: readonly { readonly id: number; readonly title: string }[];
  readonly quantity: number;
}

/** What the driver will pay, and how it comes about. */
export function AnswerTotal({ total, vatRatePercent, vouchers, quantity }: AnswerTotalProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <div className={css.total}>
      <dl className={css.lines}>
        <div>
          <dt>{t("office.answer.lines", { quantity })}</dt>
          <dd>{format.money(total.linesPence)}</dd>
        </div>
        {total.discountPence > 0 && (
          <div>
            <dt>{t("office.answer.off")}</dt>
            <dd>−{format.money(total.discountPence)}</dd>
          </div>
        )}
      </dl>
      <p className={css.sum} aria-live="polite">
        <span>{t("office.answer.total")}</span> <Money pence={total.totalPence} size="large" />
      </p>
      <p className={css.vat}>
        {vatRatePercent > 0
          ? t("office.answer.vatIn", { amount: format.money(total.vatPence), rate: format.number(vatRatePercent) })
          : t("office.answer.noVat")}
      </p>
      {total.discountPence === total.linesPence && total.discountPence > 0 && (
        <p className={css.vat}>{t("office.answer.voucherCap")}</p>
      )}
      {total.linesPence > 0 && (
        <UnappliedVouchers
          vouchers={vouchers}
          discounts={vouchers.map(({ id }, at) => ({ voucher_id: id, reason: total.discounts[at]?.reason ?? null }))}
          className={css.vat}
        />
      )}
    </div>
  );
}
