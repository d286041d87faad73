import { speedMph } from "@treadclub/rules/tyre-speed";
import { formatDay, formatNumber } from "./format-dates.ts";
import type { Translate } from "./translate.ts";

/** What was confirmed of a sidewall; `month` is YYYY-MM. */
export interface ConfirmedSidewall {
  readonly confirmed: Readonly<Record<"size" | "load" | "speed" | "dot" | "make", string>> | null;
  readonly made: { readonly month: string; readonly age_years: number } | null;
  readonly carries_kg: number | null;
}

/** What a sidewall says, with its labels; empty before it is confirmed. A value may be missing. */
export function sidewallFacts(
  { confirmed, made, carries_kg: kg }: ConfirmedSidewall,
  t: Translate,
): readonly { readonly label: string; readonly value: string | null }[] {
  if (!confirmed) return [];
  const { size, load, speed, dot, make } = confirmed;
  const mph = speedMph(speed);
  return [
    { label: t("scan.sidewall.field.make"), value: make },
    { label: t("scan.sidewall.field.size"), value: size },
    {
      label: t("scan.sidewall.field.load"),
      value: kg === null ? load : t("scan.sidewall.read.load", { index: load, kg: formatNumber(kg, t.locale) }),
    },
    {
      label: t("scan.sidewall.field.speed"),
      value: mph === null ? speed : t("scan.sidewall.read.speed", { symbol: speed, mph }),
    },
    { label: t("scan.sidewall.field.made"), value: made && madeWords(made.month, made.age_years, t) },
    { label: t("scan.sidewall.field.dot"), value: dot },
  ];
}

/** "Made June 2018: 8 years old"; `month` is YYYY-MM. */
export function madeWords(month: string, ageYears: number, t: Translate): string {
  const shown = formatDay(`${month}-01`, t.locale, "month");
  return ageYears === 0
    ? t("scan.sidewall.read.new", { month: shown })
    : t("scan.sidewall.read.made", { month: shown, count: ageYears });
}
