import { formatMoney } from "./format.ts";
import type { Locale } from "./types.ts";

/** The words of the sign-up offer, with `{voucher}` and `{amount}` in the place of the figures. */
export interface OfferWords {
  readonly title: string;
  /** Where there is an amount to name. */
  readonly text: string;
  /** Where there is none: without `{amount}`. */
  readonly plain: string;
  readonly terms: string;
}

export interface OfferText extends OfferWords {
  readonly locale: Locale;
}

interface OfferFigures {
  readonly welcomePence: number;
  readonly upToPence: number | null;
}

/** Returns the words with the built-in ones in the place of empty ones. */
export const orBuiltIn = (own: OfferWords, builtIn: OfferWords): OfferWords => ({
  title: own.title || builtIn.title,
  text: own.text || builtIn.text,
  plain: own.plain || builtIn.plain,
  terms: own.terms || builtIn.terms,
});

/** Returns the offer as visitors read it. */
export function offerInWords(words: OfferWords, locale: Locale, { welcomePence, upToPence }: OfferFigures) {
  const said = (text: string): string =>
    text
      .replaceAll("{voucher}", formatMoney(welcomePence, locale, true))
      .replaceAll("{amount}", formatMoney(upToPence ?? 0, locale, true));
  return {
    title: said(words.title),
    text: said(upToPence === null ? words.plain : words.text),
    terms: said(words.terms),
  };
}
