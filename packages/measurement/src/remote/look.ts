import type { WriteCtx } from "@treadclub/kit/context";
import type { JobRun } from "@treadclub/kit/jobs/job";
import { and, eq, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Deps } from "#measurement/deps";
import type { SessionRow } from "#measurement/rows";
import { sessions } from "#measurement/table";
import { apply } from "./apply.ts";
import type { RemoteAnswer } from "./port.ts";

/** Longer than the other service may take to answer: nobody else looks meanwhile. */
const leaseMs = 15_000;
const lanes = 8;
const batch = 200;
const workedForMs = 50_000;
/** How many errors of our own end a round: the database is away, or this process is stopping. */
const mostErrors = 5;

export type LookDeps = Pick<Deps, "clock" | "remote" | "ensured">;

/**
 * Looks at a session at the other service, unless it was looked at within `minAgeMs`, is looked at by another process,
 * has ended, or the other service is to be left in peace for now. The network is asked between two transactions.
 */
export async function lookAt(job: JobRun, deps: LookDeps, sessionId: number, minAgeMs: number): Promise<void> {
  if (isResting(deps)) return;
  const session = await job.write((ctx) => claim(ctx, sessionId, deps.clock.now(), minAgeMs));
  if (session === null) return;
  const answer = await ask(deps, session);
  if (answer.kind === "away") job.log.warn({ session: session.id, why: answer.why }, "the remote service is away");
  await job.write((ctx) => apply(ctx, deps, { sessionId, now: deps.clock.now(), answer }));
}

/** Looks at every open session whose last look is that old, several at once, for less than a minute. */
export async function lookAtAll(job: JobRun, deps: LookDeps, minAgeMs: number): Promise<void> {
  const until = performance.now() + workedForMs;
  let errors = 0;
  const canContinue = (): boolean => performance.now() < until && errors < mostErrors && !isResting(deps);
  for (let last = batch; last === batch && canContinue();) {
    const due = await job.db.read
      .select({ id: sessions.id })
      .from(sessions)
      .where(isDue(deps.clock.now(), minAgeMs))
      .orderBy(sql`${sessions.remotePolledAt} nulls first`, sessions.id)
      .limit(batch);
    const queue = due.values();
    const lane = async (): Promise<void> => {
      for (const { id } of queue) {
        if (!canContinue()) return;
        await lookAt(job, deps, id, minAgeMs).catch((error: unknown) => {
          errors += 1;
          job.log.error({ session: id, error: String(error) }, "a look at the remote service failed");
        });
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    last = due.length;
  }
}

/** While it is to be left in peace; what a service that was taken out of the settings has left behind is still ended. */
const isResting = ({ remote }: LookDeps): boolean => remote !== null && remote.pauseLeftMs() > 0;

async function ask({ remote }: LookDeps, { tokenHash, remoteToken }: SessionRow): Promise<RemoteAnswer> {
  if (remote === null || remoteToken === null) return { kind: "away", why: "not set" };
  return remote.results({ tokenHash, remoteToken });
}

async function claim(ctx: WriteCtx, id: number, now: Date, minAgeMs: number): Promise<SessionRow | null> {
  const [session] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isDue(now, minAgeMs)))
    .for("update", { skipLocked: true });
  if (session === undefined) return null;
  await ctx.db
    .update(sessions)
    .set({ remotePolledAt: new Date(now.getTime() + leaseMs) })
    .where(eq(sessions.id, id));
  return session;
}

const isDue = (now: Date, minAgeMs: number): SQL | undefined =>
  and(
    isNull(sessions.endedAt),
    isNotNull(sessions.remoteToken),
    isNull(sessions.forgottenAt),
    or(isNull(sessions.remotePolledAt), lte(sessions.remotePolledAt, new Date(now.getTime() - minAgeMs))),
  );
