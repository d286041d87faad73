import { offer as cn } from "./cn/offer.ts";
import { offer as en } from "./en/offer.ts";
import { formatMoney } from "./format.ts";
import { makeTranslate } from "./translate.ts";
import { offer as uk } from "./uk/offer.ts";
import type { Locale } from "./types.ts";

const areas = { en, cn, uk };

/** Returns what the voucher for a driver's first completed scan says, in the language of who reads it. */
export function welcomeVoucherWords(amountPence: number, locale: Locale) {
  const t = makeTranslate(locale, [areas[locale]]);
  const amount = formatMoney(amountPence, locale, true);
  return {
    title: t("offer.voucherTitle", { amount }),
    subtitle: t("offer.voucherSubtitle"),
    description: t("offer.voucherText", { amount }),
    terms: t("offer.voucherTerms"),
  };
}
