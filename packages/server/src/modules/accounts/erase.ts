import type { WriteCtx } from "@treadclub/kit/context";
import type { Database } from "@treadclub/kit/db/open";
import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import { removeSettledMessages } from "@treadclub/kit/outbox";
import { comeBackMs, consumers, deleteConsumer } from "#modules/consumers";
import { endSessions, eraseUser, markErased, users } from "#modules/identity";
import { deleteInvitations } from "#modules/members";
import { mailTo } from "#modules/messages";
import { and, asc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { ownAccount, windUp } from "./close.ts";
import type { EraseStep } from "./deps.ts";

const jobName = "erase-consumer";

/** Erases the signed-in driver's account: the person at once, what other modules hold by a job that begins with the commit. */
export async function eraseOwnAccount(ctx: WriteCtx<"STATE_CONFLICT" | "ACTION_NOT_ALLOWED">): Promise<void> {
  if (!(await beginErasing(ctx, await ownAccount(ctx)))) throw ctx.fail("STATE_CONFLICT");
}

/** The first step. It takes the name away and all ways in, and the job does the rest. False when the account was erased before. */
async function beginErasing(ctx: WriteCtx, id: number): Promise<boolean> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user || !(await deleteConsumer(ctx, id))) return false;
  await windUp(ctx, id);
  await endSessions(ctx, { userIds: [id] }, "closed");
  await eraseUser(ctx, id);
  await deleteInvitations(ctx, user.email);
  await mailTo(
    ctx,
    {
      to: user.email,
      firstName: user.firstName,
      locale: user.locale,
      userId: id,
      showsNames: user.emailConfirmedAt !== null,
    },
    "account_erased",
    {},
  );
  ctx.outbox.job(jobName, { id });
  return true;
}

/**
 * What follows, a module in a transaction each, in this order. Every step may run again: a process that dies in between
 * leaves the account marked as not erased yet, and the job, or one that the daily job begins, goes through all of them once more.
 */
export function eraseJobs(steps: readonly EraseStep[]): readonly JobDefinition[] {
  return [
    { name: jobName, run: (job, { id }) => eraseRest(job, steps, Number(id)) },
    { name: "erase-closed-accounts", cron: "41 2 * * *", run: daily },
  ];
}

async function eraseRest(job: JobRun, steps: readonly EraseStep[], id: number): Promise<void> {
  for (const step of steps) await job.write((ctx) => step(ctx, id));
  await job.write((ctx) => markErased(ctx, id));
  job.log.info({ user: id }, "account erased");
}

/** One account that fails does not hold the others up. */
async function daily(job: JobRun): Promise<void> {
  for (const id of await unfinished(job.db)) await job.write(async (ctx) => ctx.outbox.job(jobName, { id }));
  for (const id of await overdue(job.db, job.now))
    await job
      .write((ctx) => eraseIfOverdue(ctx, id))
      .catch((error: unknown) => job.log.error({ user: id, error: String(error) }, "account not erased"));
  await job.write(dropSentMails);
}

/** The last mail of an erased account is deleted once it is sent. */
async function dropSentMails(ctx: WriteCtx): Promise<void> {
  const erased = ctx.db.select({ id: users.id }).from(users).where(isNotNull(users.erasedAt));
  await removeSettledMessages(ctx.db, erased);
}

/** A user who reopens the account at this moment either keeps it or is too late. */
async function eraseIfOverdue(ctx: WriteCtx, id: number): Promise<void> {
  const [row] = await ctx.db.select().from(consumers).where(eq(consumers.id, id)).for("update");
  if (row?.state !== "closed" || row.closedAt === null || row.closedAt >= lastDay(ctx.now)) return;
  await beginErasing(ctx, id);
}

const lastDay = (now: Date): Date => new Date(now.getTime() - comeBackMs);

async function overdue(db: Database, now: Date): Promise<number[]> {
  const rows = await db.read
    .select({ id: consumers.id })
    .from(consumers)
    .where(and(eq(consumers.state, "closed"), lt(consumers.closedAt, lastDay(now))))
    .orderBy(asc(consumers.closedAt));
  return rows.map((row) => row.id);
}

async function unfinished(db: Database): Promise<number[]> {
  const rows = await db.read
    .select({ id: consumers.id })
    .from(consumers)
    .innerJoin(users, eq(users.id, consumers.id))
    .where(and(eq(consumers.state, "deleted"), isNull(users.erasedAt)))
    .orderBy(asc(consumers.id));
  return rows.map((row) => row.id);
}
