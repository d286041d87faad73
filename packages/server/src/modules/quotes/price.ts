import type { ChangingQuote } from "./rows.ts";
import { totalOf } from "./total.ts";

/** What a quote costs now, vouchers taken off; null before it is answered. */
export const quotePrice = (
  { quote, price }: Pick<ChangingQuote, "quote" | "price">,
  vatRatePercent: number,
): number | null => totalOf(quote, price.vouchers, price.isVatRegistered ? vatRatePercent : 0)?.total_pence ?? null;
