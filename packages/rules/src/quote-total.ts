import {
  bestDiscounts,
  coveredPence,
  tyreProduct,
  type AppliedDiscount,
  type BasketLine,
  type OfferedVoucher,
} from "./discount.ts";

export type VatTreatment = "standard" | "outside_scope";
/** `unitPence` includes VAT. */
export type QuoteLine = BasketLine & { vat: VatTreatment };
export type QuoteVoucher = OfferedVoucher & { by: "member" | "platform" };
export type QuoteTotal = {
  linesPence: number;
  discountPence: number;
  totalPence: number;
  vatPence: number;
  /** What each voucher takes off, in the order given. */
  discounts: readonly AppliedDiscount[];
};

/** Returns the lines of an answered quote: its tyres first, then its services. Prices include VAT. */
export const quoteLines = (
  tyres: Pick<QuoteLine, "brand" | "quantity" | "unitPence">,
  services: readonly { readonly name: string; readonly quantity: number; readonly price_pence: number }[],
): QuoteLine[] => [
  { product: tyreProduct, ...tyres, vat: "standard" },
  ...services.map(({ name, quantity, price_pence: unitPence }): QuoteLine => ({
    product: name,
    brand: null,
    quantity,
    unitPence,
    vat: "standard",
  })),
];

/** The VAT inside a price that includes it, halves rounded up. */
export function vatIncludedPence(grossPence: number, ratePercent = 20): number {
  const divisor = 100 + ratePercent;
  return Math.floor((2 * grossPence * ratePercent + divisor) / (2 * divisor));
}

/**
 * What a quote costs with the best of its vouchers. `discountPence` is what they really take off, so that
 * total = lines − discount and never below 0; members' vouchers go first. A member's voucher lowers the taxable amount, spread over the
 * lines that it is for in proportion; a platform voucher is part-payment and leaves the VAT as it is.
 * Throws a RangeError on amounts or quantities that are not whole and non-negative.
 */
export function quoteTotal(quote: {
  lines: readonly QuoteLine[];
  vouchers: readonly QuoteVoucher[];
  vatRatePercent: number;
}): QuoteTotal {
  for (const line of quote.lines) requireWhole(line.quantity, line.unitPence);
  for (const voucher of quote.vouchers) requireWhole(voucher.amountPence);

  const linesPence = sumLines(quote.lines);
  const standardLines = quote.lines.filter((line) => line.vat === "standard");
  const standardPence = sumLines(standardLines);
  const membersFirst = quote.vouchers.toSorted((a, b) => Number(a.by === "platform") - Number(b.by === "platform"));
  const taken = new Map(
    bestDiscounts(membersFirst, quote.lines, "online").map((one, at) => [membersFirst[at], one] as const),
  );
  const discounts = quote.vouchers.map((voucher) => taken.get(voucher) ?? { pence: 0, reason: null });
  const sumBy = (by: QuoteVoucher["by"]): number =>
    discounts.reduce((sum, one, at) => (quote.vouchers[at]?.by === by ? sum + one.pence : sum), 0);
  const [memberPence, platformPence] = [sumBy("member"), sumBy("platform")];
  const standardShares = quote.vouchers.map(({ by, conditions }, at) => {
    const pence = by === "member" ? (discounts[at]?.pence ?? 0) : 0;
    return pence === 0 ? 0 : (pence * coveredPence(conditions, standardLines)) / coveredPence(conditions, quote.lines);
  });
  const memberOnStandardPence = Math.min(
    standardPence,
    Math.max(memberPence - (linesPence - standardPence), Math.round(standardShares.reduce((sum, one) => sum + one, 0))),
  );

  return {
    linesPence,
    discountPence: memberPence + platformPence,
    totalPence: linesPence - memberPence - platformPence,
    vatPence: vatIncludedPence(standardPence - memberOnStandardPence, quote.vatRatePercent),
    discounts,
  };
}

function sumLines(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPence, 0);
}

function requireWhole(...amounts: number[]): void {
  for (const amount of amounts) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not a whole amount: ${amount}`);
  }
}
