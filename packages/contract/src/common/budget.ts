import { z } from "zod";

/** What a club may give out; null: no limit. */
export const clubBudget = z.object({
  /** Most vouchers in all. */
  vouchers: z.int().nullable(),
  /** The most that used vouchers took off and those still out may take off. */
  pence: z.int().nullable(),
  /** Most vouchers of a day in London. */
  vouchers_per_day: z.int().nullable(),
});

const most = (highest: number) => z.int().min(1).max(highest).nullable().default(null);

export const budgetBody = z.strictObject({
  vouchers: most(1_000_000),
  pence: most(100_000_000),
  vouchers_per_day: most(1_000_000),
});
