import { quoteTotal } from "@treadclub/rules";
import type { QuoteRow } from "./rows.ts";

export interface AppliedVoucher {
  readonly amountPence: number;
  readonly memberId: number | null;
}

/** The total of an answered quote: lines including VAT less the vouchers that its member honours; null before the answer. */
export function totalOf(quote: QuoteRow, vouchers: readonly AppliedVoucher[], vatRatePercent: number) {
  if (quote.unitPricePence === null) return null;
  const lines = [
    { quantity: quote.request.quantity, unitPence: quote.unitPricePence, vat: "standard" as const },
    ...quote.services.map((service) => ({
      quantity: service.quantity,
      unitPence: service.price_pence,
      vat: "standard" as const,
    })),
  ];
  const honoured = vouchers.filter((voucher) => voucher.memberId === null || voucher.memberId === quote.memberId);
  const { linesPence, discountPence, totalPence, vatPence } = quoteTotal({
    lines,
    vouchers: honoured.map((voucher) => ({
      pence: voucher.amountPence,
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
  };
}
