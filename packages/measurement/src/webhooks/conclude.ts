import type { Clock } from "@treadclub/kit/clock";
import type { WriteCtx } from "@treadclub/kit/context";
import type { JobRun } from "@treadclub/kit/jobs/job";
import { and, eq, sql } from "drizzle-orm";
import { keys } from "#measurement/table";
import type { Claimed } from "./claim.ts";
import { nextTry } from "./ladder.ts";
import type { DeliveryResult } from "./post.ts";
import { sendJob } from "./queue.ts";
import { webhookAttempts, webhookMessages } from "./table.ts";

/** A try, with what was sent and when. */
export type Attempt = DeliveryResult & { readonly at: Date; readonly body: string };

/** Writes down what a receiver answered: the message was taken, is tried again, or is given up on. */
export async function conclude(
  job: JobRun,
  clock: Clock,
  { message, key }: Pick<Claimed, "message" | "key">,
  attempt: Attempt,
): Promise<void> {
  const now = clock.now();
  const { status, body } = attempt;
  const lastError = attempt.problem ?? (status !== null && status >= 300 && status < 400 ? "redirect" : null);
  const heard = { lastStatus: status, lastError, body };
  const isTaken = status !== null && status >= 200 && status < 300;
  const dueAt = isTaken || status === 410 ? null : nextTry(message.tries, now);
  if (!isTaken) job.log.warn({ message: message.id, tries: message.tries, status, lastError }, "webhook not taken");
  await job.write(async (ctx) => {
    await noteAttempt(ctx, message.id, { ...attempt, problem: lastError });
    if (isTaken) return change(ctx, message.id, { ...heard, state: "sent", sentAt: now });
    if (dueAt === null) await change(ctx, message.id, { ...heard, state: "failed" });
    if (status === 410) return stopAll(ctx, key.id, key.webhookUrl);
    if (dueAt === null) return;
    await change(ctx, message.id, { ...heard, dueAt });
    ctx.outbox.job(sendJob, {}, { startAfter: dueAt });
  });
}

type NotedAttempt = Pick<Attempt, "at" | "ms" | "status" | "answer"> & { readonly problem: string | null };

async function noteAttempt(
  ctx: WriteCtx,
  messageId: number,
  { at, ms, status, problem, answer }: NotedAttempt,
): Promise<void> {
  await ctx.db.insert(webhookAttempts).values({ messageId, at, ms, status, problem, answer });
}

/** The receiver wants nothing any more: what waits for it is dropped, and its address is taken off the key. */
async function stopAll(ctx: WriteCtx, keyId: number, url: string | null): Promise<void> {
  await ctx.db
    .update(webhookMessages)
    .set({ state: "failed", lastStatus: 410, lastError: "gone", underwayUntil: null })
    .where(and(eq(webhookMessages.keyId, keyId), eq(webhookMessages.state, "waiting")));
  if (url === null) return;
  const stopped = await ctx.db
    .update(keys)
    .set({ webhookUrl: null, version: sql`${keys.version} + 1` })
    .where(and(eq(keys.id, keyId), eq(keys.webhookUrl, url)))
    .returning({ id: keys.id });
  for (const { id } of stopped) ctx.audit("webhook stopped by its receiver", { entity: "measurement_key", id });
}

type Outcome = Partial<
  Pick<typeof webhookMessages.$inferInsert, "state" | "sentAt" | "lastStatus" | "lastError" | "dueAt" | "body">
>;

/** Ends a message that could not be sent at all. */
export const settle = (job: JobRun, id: number, outcome: Outcome): Promise<void> =>
  job.write((ctx) => change(ctx, id, outcome));

async function change(ctx: WriteCtx, id: number, outcome: Outcome): Promise<void> {
  await ctx.db
    .update(webhookMessages)
    .set({ ...outcome, underwayUntil: null })
    .where(and(eq(webhookMessages.id, id), eq(webhookMessages.state, "waiting")));
}
