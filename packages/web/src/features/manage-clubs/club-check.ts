import { lastDayOf } from "@treadclub/rules/horizons";
import type { Translate } from "@treadclub/texts";
import { dayProblem, nameProblem } from "#kit/field-checks.ts";
import type { FormErrors } from "#ui/form-errors.ts";
import { budgetProblems } from "./budget-draft.ts";
import type { ClubDraft, DraftDiscount } from "./club-draft.ts";

/** What stands in the way of sending, by field. */
export function clubProblems(draft: ClubDraft, today: string, t: Translate): FormErrors<ClubDraft> {
  const found: Record<string, string | undefined> = {
    title: nameProblem(draft.title, t("office.club.need.title"), t),
    name: nameProblem(draft.name, t("office.club.need.name"), t),
    code: draft.code === "" || /^[A-Z0-9]{6,20}$/.test(draft.code) ? undefined : t("office.club.need.code"),
    starts_on: dayProblem(draft.starts_on, { last: lastDayOf("clubStart", today) }, t),
    ends_on:
      draft.starts_on !== "" && draft.ends_on !== "" && draft.ends_on < draft.starts_on
        ? t("office.club.need.order")
        : dayProblem(draft.ends_on, { first: today, last: lastDayOf("clubEnd", today) }, t),
  };
  const titles = draft.discounts.map((one) => one.title.trim().toLowerCase());
  for (const [n, one] of draft.discounts.entries()) {
    found[`discounts.${n}.title`] = titleProblem(titles, n, t);
    found[`discounts.${n}.amount_pence`] = isAmount(one.amount_pence) ? undefined : t("office.club.need.amount");
    for (const [part, problem] of Object.entries(conditionProblems(one, t)))
      found[`discounts.${n}.conditions.${part}`] = problem;
  }
  for (const [part, problem] of Object.entries(budgetProblems(draft.budget, t))) found[`budget.${part}`] = problem;
  return found;
}

/** A driver tells the vouchers of a club apart by their names. */
function titleProblem(titles: readonly string[], n: number, t: Translate): string | undefined {
  const title = titles[n] ?? "";
  const isTaken = title !== "" && titles.indexOf(title) < n;
  return isTaken ? t("base.field.name_taken") : nameProblem(title, t("office.club.need.discountTitle"), t);
}

function conditionProblems({ conditions }: DraftDiscount, t: Translate): Record<string, string | undefined> {
  const { kind, percent, min_spend_pence: least, channels, per_person } = conditions;
  return {
    percent: kind === "share" && !isWhole(percent, 1, 100) ? t("office.club.need.percent") : undefined,
    min_spend_pence: least !== null && !isWhole(least, 0, mostPence) ? t("office.club.need.minSpend") : undefined,
    channels: channels.length === 0 ? t("office.club.need.channels") : undefined,
    per_person: isWhole(per_person, 1, 10) ? undefined : t("office.club.need.perPerson"),
  };
}

const mostPence = 10_000_000;
const isWhole = (value: number | null, least: number, most: number): boolean =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

const isAmount = (pence: number | null): boolean => isWhole(pence, 1, mostPence);
