import type { WriteCtx } from "@treadclub/kit/context";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { tryMove } from "@treadclub/kit/states";
import { and, asc, inArray, lt, lte, ne, or, sql } from "drizzle-orm";
import { announceReview, giveHeld } from "./earn.ts";
import { findOddities } from "./find-oddities.ts";
import { welcomeReviewMachine } from "./states.ts";
import { oddities, welcomeMarks, welcomeReviews } from "./table.ts";

const dayMs = 24 * 3_600_000;
/** How long marks are compared and what was odd is shown, and how long after a review is closed anybody can see what was in common. */
const marksLastMs = 365 * dayMs;
const signalsLastMs = 90 * dayMs;
const atOnce = 100;

/** What nobody answered as promised is given; what is not needed any more is deleted. */
export const fraudJobs: readonly JobDefinition[] = [
  {
    name: "give-held-vouchers",
    cron: "*/5 * * * *",
    run: async (job) => {
      while ((await job.write(giveOverdue)) === atOnce);
    },
  },
  { name: "find-oddities", cron: "*/5 * * * *", run: (job) => job.write(findOddities) },
  { name: "sweep-welcome-marks", cron: "35 3 * * *", run: (job) => job.write(sweep) },
];

async function giveOverdue(ctx: WriteCtx): Promise<number> {
  const due = await ctx.db
    .select()
    .from(welcomeReviews)
    .where(and(inArray(welcomeReviews.state, ["checking", "appealed"]), lte(welcomeReviews.answerBy, ctx.now)))
    .orderBy(asc(welcomeReviews.answerBy), asc(welcomeReviews.id))
    .limit(atOnce)
    .for("update", { skipLocked: true });
  const idsOf = (state: "checking" | "appealed") => due.filter((row) => row.state === state).map(({ id }) => id);
  const [checking, appealed] = [idsOf("checking"), idsOf("appealed")];
  const given = await tryMove(ctx, welcomeReviewMachine, checking, "give", { decidedAt: ctx.now }, ["version"]);
  const granted = await tryMove(ctx, welcomeReviewMachine, appealed, "grant", { appealAnsweredAt: ctx.now }, [
    "version",
  ]);
  for (const row of due.filter(({ id }) => given.includes(id) || granted.includes(id))) {
    ctx.audit("give a welcome voucher that nobody decided about", { entity: "welcome_review", id: row.id });
    await giveHeld(ctx, row);
    announceReview(ctx, row);
  }
  return due.length;
}

async function sweep(ctx: WriteCtx): Promise<void> {
  const before = (ms: number): Date => new Date(ctx.now.getTime() - ms);
  await ctx.db.delete(welcomeMarks).where(lt(welcomeMarks.markedAt, before(marksLastMs)));
  await ctx.db.delete(oddities).where(lt(oddities.until, before(marksLastMs)));
  await ctx.db
    .update(welcomeReviews)
    .set({ signals: [], plate: "" })
    .where(
      and(
        sql`${welcomeReviews.state} not in ('checking', 'appealed')`,
        lt(
          sql`coalesce(${welcomeReviews.appealAnsweredAt}, ${welcomeReviews.decidedAt}, ${welcomeReviews.heldAt})`,
          before(signalsLastMs),
        ),
        or(ne(welcomeReviews.plate, ""), sql`${welcomeReviews.signals} <> '[]'::jsonb`),
      ),
    );
}
