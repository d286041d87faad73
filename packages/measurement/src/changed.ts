import type { MeasurementStatus } from "@treadclub/contract/measurement/states";
import type { WriteCtx } from "@treadclub/kit/context";
import { isOneOf } from "@treadclub/kit/db/page";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { announce } from "@treadclub/kit/live";
import { and, asc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Deps } from "./deps.ts";
import { endedStates } from "./states.ts";
import { keys, measurements, sessions } from "./table.ts";
import { queueWebhook } from "./webhooks/queue.ts";

/** Notified with the id of a session after every change of it. */
export const sessionChannel = "measurement_session";

const changedJob = "tell-changed";
const lostAfterMs = 60_000;
const sweepSize = 200;

/**
 * What follows every change of measurements, in its transaction and after their states were written: open streams are notified,
 * webhooks are queued, a session ends (or resumes) with its last measurement, and the keeper of an ensured key is notified.
 */
export async function changed(
  ctx: WriteCtx,
  { ensured }: Pick<Deps, "ensured">,
  measurementIds: readonly number[],
): Promise<void> {
  if (measurementIds.length === 0) return;
  const rows = await ctx.db
    .select({
      id: measurements.id,
      state: measurements.state,
      sessionId: measurements.sessionId,
      keyId: measurements.keyId,
      webhookUrl: keys.webhookUrl,
    })
    .from(measurements)
    .innerJoin(keys, eq(keys.id, measurements.keyId))
    .where(isOneOf(measurements.id, measurementIds))
    .orderBy(asc(measurements.id));
  for (const row of rows)
    if (row.webhookUrl !== null) await queueWebhook(ctx, { keyId: row.keyId, measurementId: row.id, state: row.state });
  const sessionIds = [...new Set(rows.map((row) => row.sessionId))].toSorted((a, b) => a - b);
  const kept = new Set(rows.filter((row) => isHeard(ensured, row.keyId)).map((row) => row.sessionId));
  await settle(ctx, sessionIds, [...kept]);
  for (const id of sessionIds) announce(ctx.db, sessionChannel, String(id));
  for (const id of kept) ctx.outbox.job(changedJob, { session: id });
}

const isHeard = ({ onChanged, keyIds }: Deps["ensured"], keyId: number): boolean =>
  onChanged !== null && keyIds.has(keyId);

/** The sessions are locked first: of two last measurements that end at once, the later one sees both. */
async function settle(ctx: WriteCtx, sessionIds: readonly number[], kept: readonly number[]): Promise<void> {
  await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isOneOf(sessions.id, sessionIds))
    .orderBy(asc(sessions.id))
    .for("update");
  const open = sql`exists (select 1 from ${measurements} where ${measurements.sessionId} = ${sessions.id} and ${measurements.state} <> all(${sql.param(endedNames)}::text[]))`;
  const isKept = sql`${sessions.id} = any(${sql.param(kept)}::bigint[])`;
  const now = ctx.now.toISOString();
  await ctx.db
    .update(sessions)
    .set({
      endedAt: sql`case when ${open} then null else coalesce(${sessions.endedAt}, ${now}::timestamptz) end`,
      untoldSince: sql`case when ${isKept} then ${now}::timestamptz else ${sessions.untoldSince} end`,
    })
    .where(isOneOf(sessions.id, sessionIds));
}

const endedNames: readonly MeasurementStatus[] = endedStates;

/** Notifies the keeper of ensured keys at once; a lost notification is repeated within two minutes. */
export function changedJobs({ ensured }: Pick<Deps, "ensured">): JobDefinition[] {
  return [
    {
      name: changedJob,
      run: async (job, { session }) => {
        await notifyKeeper(ensured, job, [Number(session)]);
      },
    },
    {
      name: "tell-lost-changes",
      cron: "* * * * *",
      run: async (job) => {
        if (ensured.onChanged === null) return;
        const before = new Date(job.now.getTime() - lostAfterMs);
        const lost = await job.db.read
          .select({ id: sessions.id })
          .from(sessions)
          .where(and(isNotNull(sessions.untoldSince), lt(sessions.untoldSince, before)))
          .orderBy(asc(sessions.untoldSince))
          .limit(sweepSize);
        await notifyKeeper(
          ensured,
          job,
          lost.map(({ id }) => id),
        );
      },
    },
  ];
}

type Run = Parameters<JobDefinition["run"]>[0];

/** A change during the notification sets its own mark, which stays. */
async function notifyKeeper({ onChanged }: Deps["ensured"], job: Run, sessionIds: readonly number[]): Promise<void> {
  if (onChanged === null || sessionIds.length === 0) return;
  const untold = await job.db.read
    .select({ id: sessions.id, since: sessions.untoldSince })
    .from(sessions)
    .where(and(inArray(sessions.id, [...sessionIds]), isNotNull(sessions.untoldSince)));
  if (untold.length === 0) return;
  await onChanged(untold.map(({ id }) => id));
  await job.write(async (ctx) => {
    for (const { id, since } of untold)
      if (since !== null)
        await ctx.db
          .update(sessions)
          .set({ untoldSince: null })
          .where(and(eq(sessions.id, id), eq(sessions.untoldSince, since)));
  });
}
