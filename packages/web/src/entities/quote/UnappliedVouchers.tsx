import type { UnappliedReason } from "@treadclub/rules/discount";
import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";

interface UnappliedVouchersProps {
  readonly vouchers: readonly { readonly id: number; readonly title: string }[];
  readonly discounts: readonly { readonly voucher_id: number; readonly reason: UnappliedReason | null }[];
  readonly className?: string | undefined;
}

/** The vouchers that take nothing off a price, and why. */
export function UnappliedVouchers({ vouchers, discounts, className }: UnappliedVouchersProps): ReactElement[] {
  const t = useT();
  const format = useFormat();
  return discounts.flatMap(({ voucher_id, reason }) => {
    const title = vouchers.find((one) => one.id === voucher_id)?.title;
    if (reason === null || title === undefined) return [];
    return (
      <p key={voucher_id} className={className}>
        {format.labelled(title, t(`ui.discount.reason.${reason}`))}
      </p>
    );
  });
}
