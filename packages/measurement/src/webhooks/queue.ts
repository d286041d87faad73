import type { MeasurementStatus } from "@treadclub/contract/measurement/states";
import type { WriteCtx } from "@treadclub/kit/context";
import { randomToken } from "@treadclub/kit/ids";
import { webhookMessages } from "#measurement/table";

export interface WebhookEvent {
  readonly keyId: number;
  readonly measurementId: number;
  readonly state: MeasurementStatus;
}

export const sendJob = "send-webhooks";

/** Writes down what the integrator of a key is to be told, in the transaction of the change. */
export async function queueWebhook(ctx: WriteCtx, { keyId, measurementId, state }: WebhookEvent): Promise<void> {
  const type = types[state];
  if (type === null) return;
  await ctx.db.insert(webhookMessages).values({
    keyId,
    measurementId,
    type,
    eventId: `msg_${randomToken()}`,
    dueAt: ctx.now,
    createdAt: ctx.now,
  });
  await ctx.outbox.job(sendJob, {});
}

/** What is told of a state; null: nothing has happened yet that an integrator waits for. */
const types: Readonly<Record<MeasurementStatus, string | null>> = {
  unknown: null,
  waiting_for_images: null,
  processing: "measurement.processing",
  result_ready: "measurement.result_ready",
  result_and_report_ready: "measurement.result_ready",
  completed: "measurement.completed",
  aborted: "measurement.aborted",
  failed: "measurement.failed",
};
