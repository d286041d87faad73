import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import { and, asc, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { bringUpToDate } from "./bring-up-to-date.ts";
import type { MeasurementDeps } from "./deps.ts";
import { followJob } from "./job-names.ts";
import { dropUnused, lookAt } from "./look.ts";
import { bound, type SessionRow } from "./rows.ts";
import { measurementSessions } from "./table.ts";

/** So many sessions that nothing was heard of are looked at in a minute, the longest unseen first. */
const sweepSize = 100;
const afterFailureMs = 5 * 60_000;
/** The service is away when so many in a row fail. */
const failuresInARow = 3;

/** Follows what the service says has changed, and looks by itself for what it could not say. */
export function followJobs(deps: MeasurementDeps): readonly JobDefinition[] {
  return [
    {
      name: followJob,
      run: async (job, { session }) => {
        const [row] = await job.db.read
          .select()
          .from(measurementSessions)
          .where(eq(measurementSessions.serviceSessionId, Number(session)));
        if (row) await followSession(deps, job, row);
      },
    },
    { name: "follow-measurements", cron: "* * * * *", run: (job) => sweep(deps, job) },
  ];
}

async function followSession(deps: MeasurementDeps, job: JobRun, row: SessionRow): Promise<void> {
  if (row.endedAt !== null || bound(row) === null) return;
  const news = await lookAt(deps, { db: job.db.read, now: job.now }, row);
  await job.write((ctx) => bringUpToDate(ctx, deps, row.id, news));
  await dropUnused(deps, job.db.read, news);
}

async function sweep(deps: MeasurementDeps, job: JobRun): Promise<void> {
  await dropUnbound(job);
  const due = await job.db.read
    .select()
    .from(measurementSessions)
    .where(
      and(
        isNull(measurementSessions.endedAt),
        lte(measurementSessions.followAt, job.now),
        isNotNull(measurementSessions.vehicleId),
      ),
    )
    .orderBy(asc(measurementSessions.followAt), asc(measurementSessions.id))
    .limit(sweepSize);
  let failures = 0;
  for (const row of due) {
    if (failures >= failuresInARow) return;
    const isDone = await followSession(deps, job, row).then(
      () => true,
      (error: unknown) => notSeen(job, row, error),
    );
    failures = isDone ? 0 : failures + 1;
  }
}

/** One that cannot be looked at does not hold the others up. */
async function notSeen(job: JobRun, row: SessionRow, error: unknown): Promise<false> {
  job.log.warn({ session: row.id, error: String(error) }, "a measurement could not be followed");
  await job.write((ctx) =>
    ctx.db
      .update(measurementSessions)
      .set({ followAt: new Date(ctx.now.getTime() + afterFailureMs) })
      .where(eq(measurementSessions.id, row.id)),
  );
  return false;
}

/** Tokens that were asked for and never used; they are over at the service, too. */
async function dropUnbound(job: JobRun): Promise<void> {
  await job.write(async (ctx) => {
    const old = await ctx.db
      .select({ id: measurementSessions.id })
      .from(measurementSessions)
      .where(
        and(
          isNull(measurementSessions.endedAt),
          lte(measurementSessions.followAt, ctx.now),
          isNull(measurementSessions.vehicleId),
          lte(measurementSessions.expiresAt, ctx.now),
        ),
      )
      .limit(1000)
      .for("update", { skipLocked: true });
    if (old.length > 0)
      await ctx.db.delete(measurementSessions).where(
        inArray(
          measurementSessions.id,
          old.map((row) => row.id),
        ),
      );
  });
}
