import type { MeasurementStatus, WebhookType } from "@treadclub/contract/measurement/states";
import type { WriteCtx } from "@treadclub/kit/context";
import { randomToken } from "@treadclub/kit/ids";
import { desc, eq } from "drizzle-orm";
import { webhookMessages } from "./table.ts";

export interface WebhookEvent {
  readonly keyId: number;
  readonly measurementId: number;
  readonly state: MeasurementStatus;
}

export const sendJob = "send-webhooks";

/**
 * Queues the webhooks for the integrator of a key, in the transaction of the change. Only a change of state sends one: a change
 * beside it, for example of photos, sends none.
 */
export async function queueWebhook(ctx: WriteCtx, { keyId, measurementId, state }: WebhookEvent): Promise<void> {
  const type = types[state];
  if (type === null || (await lastQueuedType(ctx, measurementId)) === type) return;
  await ctx.db.insert(webhookMessages).values({
    keyId,
    measurementId,
    type,
    eventId: `msg_${randomToken()}`,
    dueAt: ctx.now,
    createdAt: ctx.now,
  });
  ctx.outbox.job(sendJob, {});
}

async function lastQueuedType(ctx: WriteCtx, measurementId: number): Promise<string | null> {
  const [last] = await ctx.db
    .select({ type: webhookMessages.type })
    .from(webhookMessages)
    .where(eq(webhookMessages.measurementId, measurementId))
    .orderBy(desc(webhookMessages.id))
    .limit(1);
  return last?.type ?? null;
}

/** Queues a test message for a key; returns its id. */
export async function queueTest(ctx: WriteCtx, keyId: number): Promise<number> {
  const [row] = await ctx.db
    .insert(webhookMessages)
    .values({ keyId, type: "webhook.test", eventId: `msg_${randomToken()}`, dueAt: ctx.now, createdAt: ctx.now })
    .returning({ id: webhookMessages.id });
  if (row === undefined) throw new Error("The test was not stored");
  ctx.outbox.job(sendJob, {});
  return row.id;
}

/** The event of each state; null where nothing has happened yet that an integrator waits for. */
const types: Readonly<Record<MeasurementStatus, WebhookType | null>> = {
  unknown: null,
  waiting_for_images: null,
  processing: "measurement.processing",
  result_ready: "measurement.result_ready",
  result_and_report_ready: "measurement.result_ready",
  completed: "measurement.completed",
  aborted: "measurement.aborted",
  failed: "measurement.failed",
};
