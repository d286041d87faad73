import type { Translate } from "@treadclub/texts";
import type { ClubView } from "#entities/club/queries.ts";

export type Budget = ClubView["budget"];

export const noBudget: Budget = { vouchers: null, pence: null, vouchers_per_day: null };

/** What stands in the way of a budget, by field; an empty field is no limit. */
export function budgetProblems(budget: Budget, t: Translate): Partial<Record<keyof Budget, string>> {
  const { vouchers, pence, vouchers_per_day: perDay } = budget;
  return {
    ...(isLimit(vouchers, 1_000_000) ? {} : { vouchers: t("office.budget.needVouchers") }),
    ...(isLimit(pence, 100_000_000) ? {} : { pence: t("office.budget.needPence") }),
    ...(isLimit(perDay, 1_000_000) ? {} : { vouchers_per_day: t("office.budget.needVouchers") }),
  };
}

const isLimit = (value: number | null, most: number): boolean =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= most);
