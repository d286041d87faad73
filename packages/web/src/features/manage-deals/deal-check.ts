import { lastDayOf } from "@treadclub/rules/horizons";
import { latestWasSince, wasPriceProblem } from "@treadclub/rules/price-claim";
import type { Translate } from "@treadclub/texts";
import { dayProblem, isChosenDay, nameProblem } from "#kit/field-checks.ts";
import { formatDay } from "#kit/format.ts";
import type { FormErrors } from "#ui/form-errors.ts";
import type { DealDraft, DraftText } from "./deal-draft.ts";

/** What stands in the way of saving, by field. */
export function dealProblems(draft: DealDraft, today: string, t: Translate): FormErrors<DealDraft> {
  const found: Record<string, string | undefined> = { ...dayProblems(draft, today, t), ...priceProblems(draft, t) };
  for (const [n, one] of draft.texts.entries())
    for (const [part, problem] of Object.entries(textProblems(one, draft, t))) found[`texts.${n}.${part}`] = problem;
  return found;
}

function textProblems(one: DraftText, draft: DealDraft, t: Translate): Record<string, string | undefined> {
  const isTwice = draft.texts.filter(({ locale }) => locale === one.locale).length > 1;
  return {
    locale: one.locale === "" || isTwice ? t("office.deals.need.locale") : undefined,
    title: nameProblem(one.title, t("office.deals.need.title"), t) ?? tooLong(one.title, 80, t),
    text: tooLong(one.text, 600, t),
    terms: one.terms.trim() === "" ? t("office.deals.need.terms") : tooLong(one.terms, 1000, t),
    picture_alt: draft.upload_id && one.picture_alt.trim() === "" ? t("office.deals.need.alt") : undefined,
  };
}

const tooLong = (text: string, most: number, t: Translate): string | undefined =>
  text.trim().length > most ? t("office.deals.need.shorter", { count: most }) : undefined;

function dayProblems({ starts_on: starts, ends_on: ends }: DealDraft, today: string, t: Translate) {
  return {
    starts_on:
      starts === "" ? t("office.deals.need.day") : dayProblem(starts, { last: lastDayOf("dealStart", today) }, t),
    ends_on:
      ends === ""
        ? t("office.deals.need.day")
        : ends < starts
          ? t("office.deals.need.order")
          : dayProblem(ends, { first: today, last: lastDayOf("dealEnd", today) }, t),
  };
}

function priceProblems(draft: DealDraft, t: Translate): Record<string, string | undefined> {
  const { price_pence: price, was_pence: was, was_since: since, starts_on, ends_on } = draft;
  if (draft.kind === "saving")
    return { saving_pence: isAmount(draft.saving_pence) ? undefined : t("office.deals.need.amount") };
  if (!isAmount(price)) return { price_pence: t("office.deals.need.amount") };
  if (was === null) return {};
  if (!isAmount(was)) return { was_pence: t("office.deals.need.amount") };
  if (!isChosenDay(since)) return { was_since: t("office.deals.need.day") };
  const problem = wasPriceProblem({ price_pence: price, was_pence: was, was_since: since, starts_on, ends_on });
  if (problem === "not_higher") return { was_pence: t("office.deals.need.higher") };
  if (problem === null || !isChosenDay(starts_on) || !isChosenDay(ends_on)) return {};
  const day = formatDay(latestWasSince(starts_on, ends_on), t.locale);
  return { was_since: t("office.deals.need.since", { day }) };
}

const mostPence = 10_000_000;
const isAmount = (pence: number | null): pence is number =>
  pence !== null && Number.isInteger(pence) && pence >= 1 && pence <= mostPence;
