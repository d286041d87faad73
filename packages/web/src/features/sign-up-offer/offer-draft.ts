import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { locales, type Translate } from "@treadclub/texts";
import type { OfferText } from "@treadclub/texts/offer-words";
import { formatMoney } from "@treadclub/texts/format";
import type { FormErrors } from "#ui/form-errors.ts";

export type OfferSettings = ReplyOf<Catalog["getOfferSettings"]>;
export type OfferBody = InputOf<Catalog["saveOfferSettings"]>["body"];

export interface OfferDraft {
  readonly shown: boolean;
  readonly welcome_pence: number | null;
  /** null: the voucher never ends. */
  readonly welcome_days: number | null;
  readonly cap_pence: number | null;
  readonly texts: OfferText[];
}

const limits = { welcome_pence: [100, 5000], cap_pence: [500, 10_000] } as const;
const days = [7, 1000] as const;
const longest = { title: 120, text: 600, plain: 600, terms: 600 } as const;
export const offerWordNames = ["title", "text", "plain", "terms"] as const;

export const draftOf = ({ shown, welcome_pence, welcome_days, cap_pence, texts }: OfferSettings): OfferDraft => ({
  shown,
  welcome_pence,
  welcome_days,
  cap_pence,
  texts: locales.map(
    (locale) => texts.find((one) => one.locale === locale) ?? { locale, title: "", text: "", plain: "", terms: "" },
  ),
});

export const bodyOf = (draft: OfferDraft, version: number): OfferBody => ({
  shown: draft.shown,
  welcome_pence: draft.welcome_pence ?? 0,
  welcome_days: draft.welcome_days,
  cap_pence: draft.cap_pence ?? 0,
  texts: draft.texts.map(({ locale, title, text, plain, terms }) => ({ locale, title, text, plain, terms })),
  version,
});

/** What stands in the way of saving, by field. */
export function offerProblems(draft: OfferDraft, t: Translate): FormErrors<OfferDraft> {
  const found: Record<string, string | undefined> = {};
  for (const [name, [from, to]] of Object.entries(limits)) {
    const pence = name === "cap_pence" ? draft.cap_pence : draft.welcome_pence;
    const isFit = pence !== null && Number.isInteger(pence) && pence >= from && pence <= to;
    if (!isFit)
      found[name] = t("office.offer.need.amount", {
        from: formatMoney(from, t.locale, true),
        to: formatMoney(to, t.locale, true),
      });
  }
  const { welcome_days: ends } = draft;
  if (ends !== null && !(Number.isInteger(ends) && ends >= days[0] && ends <= days[1]))
    found["welcome_days"] = t("office.offer.need.days", { from: days[0], to: days[1] });
  for (const [n, text] of draft.texts.entries())
    for (const name of offerWordNames) found[`texts.${n}.${name}`] = wordProblem(name, text[name].trim(), t);
  return found;
}

function wordProblem(name: (typeof offerWordNames)[number], words: string, t: Translate): string | undefined {
  if (words === "") return undefined;
  if (words.length > longest[name]) return t("office.offer.need.shorter", { count: longest[name] });
  const names = words.includes("{amount}");
  if (name === "text") return names ? undefined : t("office.offer.need.named", { placeholder: "{amount}" });
  return names ? t("office.offer.need.unnamed", { placeholder: "{amount}" }) : undefined;
}
