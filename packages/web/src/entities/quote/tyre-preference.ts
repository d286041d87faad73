import type { Translate } from "@treadclub/texts";

/** Price ranges that a driver can ask for in place of a brand, as `tyre_brand` names them: who reads it may speak another language. */
export const tyreRanges = { budget: "Budget", mid: "Mid-range", premium: "Premium" } as const;

/** Returns what the driver would like, with the label that fits: a price range, else a brand. */
export function tyrePreference(t: Translate, tyreBrand: string): { readonly label: string; readonly value: string } {
  for (const range of ["budget", "mid", "premium"] as const)
    if (tyreBrand === tyreRanges[range]) return { label: t("ui.tyre.range"), value: t(`ui.tyre.${range}`) };
  return { label: t("ui.tyre.brand"), value: tyreBrand };
}
