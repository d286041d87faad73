import { quoteLines, quoteTotal, type OfferedVoucher } from "@treadclub/rules";
import type { QuoteRow } from "./rows.ts";

export interface RequestedVoucher extends OfferedVoucher {
  readonly id: number;
  readonly memberId: number | null;
  /** By the member of the quote. */
  readonly isHonoured: boolean;
  /** The only locations of that member where it counts; none: all. */
  readonly onlyAt: readonly { readonly id: number }[];
}

/** Before it is booked, a quote may be carried out anywhere. */
const countsAt = ({ onlyAt }: Pick<RequestedVoucher, "onlyAt">, locationId: number | null): boolean =>
  locationId === null || onlyAt.length === 0 || onlyAt.some(({ id }) => id === locationId);

/** The total of an answered quote: lines including VAT less the vouchers that its member honours; null before the answer. */
export function totalOf(quote: QuoteRow, vouchers: readonly RequestedVoucher[], vatRatePercent: number) {
  if (quote.unitPricePence === null) return null;
  const lines = quoteLines(
    { brand: quote.brand, quantity: quote.request.quantity, unitPence: quote.unitPricePence },
    quote.services,
  );
  const honoured = vouchers.filter((voucher) => voucher.isHonoured && countsAt(voucher, quote.locationId));
  const { linesPence, discountPence, totalPence, vatPence, discounts } = quoteTotal({
    lines,
    vouchers: honoured.map((voucher) => ({
      amountPence: voucher.amountPence,
      conditions: voucher.conditions,
      by: voucher.memberId === null ? ("platform" as const) : ("member" as const),
    })),
    vatRatePercent,
  });
  return {
    lines_pence: linesPence,
    discount_pence: discountPence,
    total_pence: totalPence,
    vat_pence: vatPence,
    vat_rate_percent: vatRatePercent,
    discounts: discounts.map(({ pence, reason }, at) => ({ voucher_id: honoured[at]?.id ?? 0, pence, reason })),
  };
}
