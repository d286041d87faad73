import { lastDayOf } from "@treadclub/rules/horizons";
import type { Translate } from "@treadclub/texts";
import { dayProblem, nameProblem } from "#kit/field-checks.ts";
import type { FormErrors } from "#ui/form-errors.ts";
import type { ClubDraft } from "./club-draft.ts";

/** What stands in the way of sending, by field. */
export function clubProblems(draft: ClubDraft, today: string, t: Translate): FormErrors<ClubDraft> {
  const found: Record<string, string | undefined> = {
    title: nameProblem(draft.title, t("office.club.need.title"), t),
    name: nameProblem(draft.name, t("office.club.need.name"), t),
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
  }
  return found;
}

/** A driver tells the vouchers of a club apart by their names. */
function titleProblem(titles: readonly string[], n: number, t: Translate): string | undefined {
  const title = titles[n] ?? "";
  const isTaken = title !== "" && titles.indexOf(title) < n;
  return isTaken ? t("base.field.name_taken") : nameProblem(title, t("office.club.need.discountTitle"), t);
}

const isAmount = (pence: number | null): boolean =>
  pence !== null && Number.isInteger(pence) && pence >= 1 && pence <= 10_000_000;
