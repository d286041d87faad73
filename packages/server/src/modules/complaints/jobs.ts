import type { WriteCtx } from "@treadclub/kit/context";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { and, asc, eq, gt, lte } from "drizzle-orm";
import { adminIds, mailUsers } from "#modules/messages";
import { dataComplaints } from "./table.ts";

const dayMs = 24 * 3_600_000;
/** So many days before the acknowledgement is due the administrators are reminded, once each. */
const reminderDays = [1, 7] as const;

/** Hourly: complaints that are due soon and not acknowledged. */
export const complaintJobs = (publicUrl: string): readonly JobDefinition[] => [
  {
    name: "remind-of-complaints",
    cron: "20 * * * *",
    run: (job) => job.write((ctx) => remindOfComplaints(ctx, publicUrl)),
  },
];

async function remindOfComplaints(ctx: WriteCtx, publicUrl: string): Promise<void> {
  const soonest = new Date(ctx.now.getTime() + Math.max(...reminderDays) * dayMs);
  const rows = await ctx.db
    .select()
    .from(dataComplaints)
    .where(
      and(
        eq(dataComplaints.state, "received"),
        gt(dataComplaints.acknowledgeBy, ctx.now),
        lte(dataComplaints.acknowledgeBy, soonest),
      ),
    )
    .orderBy(asc(dataComplaints.acknowledgeBy), asc(dataComplaints.id));
  if (rows.length === 0) return;
  const admins = await adminIds(ctx);
  for (const row of rows) {
    const left = row.acknowledgeBy.getTime() - ctx.now.getTime();
    const days = reminderDays.find((limit) => left <= limit * dayMs) ?? 7;
    for (const adminId of admins)
      await mailUsers(
        ctx,
        [adminId],
        "complaint_due",
        { reference: row.reference, count: days, link: `${publicUrl}/app/admin/${adminId}/complaints/${row.id}` },
        `complaint_due ${days} ${row.id}`,
      );
  }
}
