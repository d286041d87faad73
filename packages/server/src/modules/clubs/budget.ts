import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import { allowed, type ClubRow } from "./policy.ts";
import { issueToDrivers, publishClub } from "./publish.ts";
import { lockClub } from "./rows.ts";
import { clubs } from "./table.ts";

type BudgetColumns = Pick<ClubRow, "budgetVouchers" | "budgetPence" | "budgetPerDay">;
type Budget = Omit<ParsedOf<Catalog["setClubBudget"]>["body"], "version">;

export const budgetColumns = (budget: Budget): BudgetColumns => ({
  budgetVouchers: budget.vouchers,
  budgetPence: budget.pence,
  budgetPerDay: budget.vouchers_per_day,
});

export const budgetOf = (club: BudgetColumns): Budget => ({
  vouchers: club.budgetVouchers,
  pence: club.budgetPence,
  vouchers_per_day: club.budgetPerDay,
});

export const hasBudget = (club: BudgetColumns): boolean =>
  Object.values(budgetOf(club)).some((limit) => limit !== null);

/** Whether a budget differs from that of a club; one that is left out stays. */
export const isOtherBudget = (club: BudgetColumns, budget: Budget | undefined): boolean =>
  budget !== undefined && JSON.stringify(budgetColumns(budget)) !== JSON.stringify(budgetColumns(budgetOf(club)));

/** Sets what a club may give out from now on; drivers who wait get what there is room for. */
export async function setClubBudget(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT" | "ACTION_NOT_ALLOWED">,
  id: number,
  { version, ...budget }: Budget & { readonly version?: number | undefined },
): Promise<void> {
  const club = await lockClub(ctx, id);
  if (!allowed(ctx.actor, club).set_budget) throw ctx.fail("ACTION_NOT_ALLOWED");
  if (version !== undefined && version !== club.version)
    throw ctx.fail("STATE_CONFLICT", { details: { version: club.version } });
  if (isOtherBudget(club, budget)) await setBudget(ctx, club, budget);
}

/** The same for a club that is locked. Its version counts on. */
export async function setBudget(ctx: WriteCtx, club: ClubRow, budget: Budget): Promise<void> {
  const { id } = club;
  const version = club.version + 1;
  await ctx.db
    .update(clubs)
    .set({ ...budgetColumns(budget), version })
    .where(eq(clubs.id, id));
  ctx.audit("set the budget of a club", { entity: "club", id }, { was: budgetOf(club), becomes: budget });
  issueToDrivers(ctx, { ...club, version });
  publishClub(ctx, club);
}
