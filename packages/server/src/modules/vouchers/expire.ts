import type { WriteCtx } from "@treadclub/kit/context";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { tryMove } from "@treadclub/kit/states";
import { londonDay } from "@treadclub/rules";
import { and, asc, eq, lt } from "drizzle-orm";
import { remindOfVouchers } from "./remind.ts";
import { announceVouchers } from "./reserve.ts";
import { voucherMachine } from "./states.ts";
import { vouchers } from "./table.ts";

const batchSize = 500;

/** Lets vouchers expire whose last day in London is over, a batch at a time. Reserved ones stay with their quote. Returns the number of vouchers looked at. */
export async function expireVouchers(ctx: WriteCtx): Promise<number> {
  const due = await ctx.db
    .select({ id: vouchers.id, consumerId: vouchers.consumerId })
    .from(vouchers)
    .where(and(eq(vouchers.state, "issued"), lt(vouchers.expiresOn, londonDay(ctx.now))))
    .orderBy(asc(vouchers.expiresOn), asc(vouchers.id))
    .limit(batchSize);
  const expired = await tryMove(
    ctx,
    voucherMachine,
    due.map((row) => row.id),
    "expire",
  );
  for (const [consumerId, rows] of Map.groupBy(due, (row) => row.consumerId))
    announceVouchers(
      ctx,
      { consumerId, memberId: null },
      rows.filter((row) => expired.includes(row.id)).map((row) => row.id),
    );
  return due.length;
}

/** Midnight in London is 00:00 UTC in winter and 23:00 UTC in summer; reminders come in the morning. */
export const voucherJobs: readonly JobDefinition[] = [
  {
    name: "remind-of-vouchers",
    cron: "7 8 * * *",
    run: async (job) => {
      while ((await job.write(remindOfVouchers)) > 0);
    },
  },
  {
    name: "expire-vouchers",
    cron: "1 0,23 * * *",
    run: async (job) => {
      while ((await job.write(expireVouchers)) === batchSize);
    },
  },
];
