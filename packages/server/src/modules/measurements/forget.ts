import { AppError } from "@treadclub/kit/errors";
import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { MeasurementDeps } from "./deps.ts";
import { measurementSessions } from "./table.ts";

const forgetJob = "forget-measurement";
const sweepSize = 50;

/** A driver's measurements end here at once; a job has the service forget its photos and tokens. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  const rows = await ctx.db
    .update(measurementSessions)
    .set({
      token: null,
      mileage: null,
      endedAt: sql`coalesce(${measurementSessions.endedAt}, ${ctx.now.toISOString()})`,
      forgetAt: ctx.now,
    })
    .where(
      and(
        or(eq(measurementSessions.consumerId, consumerId), eq(measurementSessions.begunBy, consumerId)),
        isNull(measurementSessions.forgetAt),
      ),
    )
    .returning({ id: measurementSessions.id });
  for (const { id } of rows) ctx.outbox.job(forgetJob, { id });
}

/** The measurements of a driver, oldest first; the scans themselves are a part of their own. */
export async function dataOf(db: ReadDb, consumerId: number) {
  const rows = await db
    .select()
    .from(measurementSessions)
    .where(eq(measurementSessions.consumerId, consumerId))
    .orderBy(asc(measurementSessions.id));
  return rows.map(({ id, workflow, vehicleId, mileage, createdAt, boundAt, expiresAt, endedAt, begunBy }) => ({
    id,
    workflow,
    vehicle_id: vehicleId,
    mileage,
    by_a_fitter: begunBy !== consumerId,
    created_at: createdAt,
    bound_at: boundAt,
    expires_at: expiresAt,
    ended_at: endedAt,
  }));
}

/** Hourly retry of deletions that a job could not deliver within its tries. */
export function forgetJobs(deps: Pick<MeasurementDeps, "measurement">): readonly JobDefinition[] {
  return [
    {
      name: forgetJob,
      run: async (job, { id }) => forget(deps, job, Number(id)),
    },
    {
      name: "forget-measurements",
      cron: "43 * * * *",
      run: async (job) => {
        const rows = await job.db.read
          .select({ id: measurementSessions.id })
          .from(measurementSessions)
          .where(and(isNotNull(measurementSessions.forgetAt), isNull(measurementSessions.forgottenAt)))
          .orderBy(asc(measurementSessions.forgetAt), asc(measurementSessions.id))
          .limit(sweepSize);
        for (const { id } of rows) await forget(deps, job, id);
      },
    },
  ];
}

async function forget({ measurement: port }: Pick<MeasurementDeps, "measurement">, job: JobRun, id: number) {
  const [row] = await job.db.read.select().from(measurementSessions).where(eq(measurementSessions.id, id));
  if (!row || row.forgottenAt !== null) return;
  await port.forget(row.serviceSessionId).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error;
  });
  await job.write((ctx) =>
    ctx.db.update(measurementSessions).set({ forgottenAt: job.now }).where(eq(measurementSessions.id, id)),
  );
}
