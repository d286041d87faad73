/** Pence as pounds, `£1,234.50`, in the way of `en`, `cn`, `uk` or any BCP 47 locale. */
export function formatPence(pence: number, locale: string): string {
  return new Intl.NumberFormat(BCP47[locale] ?? locale, {
    style: "currency",
    currency: "GBP",
    currencyDisplay: "narrowSymbol",
  }).format(pence / 100);
}

const BCP47: Readonly<Record<string, string>> = { en: "en-GB", cn: "zh-CN", uk: "uk-UA" };
