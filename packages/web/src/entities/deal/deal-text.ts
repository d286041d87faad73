import type { Locale } from "@treadclub/texts";
import type { ShownDeal } from "./queries.ts";

type DealText = ShownDeal["texts"][number];

/** What a deal says to readers of a language: in theirs, else in English, else in the first it has. */
export const textIn = <T extends Pick<DealText, "locale">>(texts: readonly T[], locale: Locale): T | undefined =>
  texts.find((one) => one.locale === locale) ?? texts.find((one) => one.locale === "en") ?? texts[0];
