import { alignmentProduct, tyreProduct, type DiscountConditions } from "@treadclub/rules/discount";
import type { Translate } from "@treadclub/texts";
import type { Format } from "./format.ts";

interface Discount {
  readonly amount_pence: number;
  readonly conditions: DiscountConditions;
}

/** What a discount takes off: an amount, or a share. */
export const worthOf = ({ amount_pence, conditions: { percent } }: Discount, t: Translate, format: Format): string =>
  percent === null ? format.money(amount_pence, true) : t("ui.discount.percent", { percent });

/** What must hold for a discount to count, a sentence each; none for one that always counts. */
export function conditionWords({ amount_pence, conditions }: Discount, t: Translate, format: Format): string[] {
  const { percent, min_spend_pence: least, channels, products, brands, stackable, per_person } = conditions;
  return [
    percent !== null && t("ui.discount.upTo", { amount: format.money(amount_pence, true) }),
    least > 0 && t("ui.discount.minSpend", { amount: format.money(least, true) }),
    products.length > 0 &&
      t("ui.discount.only", { things: format.facts(...products.map((name) => productName(name, t))) }),
    brands.length > 0 && t("ui.discount.only", { things: format.facts(...brands) }),
    !channels.includes("online") && t("ui.discount.inStore"),
    !channels.includes("in_store") && t("ui.discount.online"),
    !stackable && t("ui.discount.alone"),
    per_person > 1 && t("ui.discount.perPerson", { count: per_person }),
  ].filter((line) => line !== false);
}

/** The two products that every fitter sells have a name in each language; others are called as their seller calls them. */
export function productName(name: string, t: Translate): string {
  if (name === tyreProduct) return t("ui.discount.tyres");
  return name === alignmentProduct ? t("ui.discount.alignment") : name;
}
