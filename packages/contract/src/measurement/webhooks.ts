import { z } from "zod";
import { id, instant } from "../common/fields.ts";
import { webhookTypes } from "./states.ts";
import { measurementView } from "./views.ts";

/** A measurement as it is when the message is sent. Images are asked for with the results call: their links would not outlive a retry. */
export const webhookMeasurement = measurementView
  .omit({ images: true })
  .extend({ session_id: id, is_sandbox: z.boolean() });

/** The body of a webhook; `timestamp` is when it happened. */
export const webhookMessage = z.object({
  type: z.enum(webhookTypes),
  timestamp: instant,
  data: webhookMeasurement,
});
export type WebhookMessage = z.output<typeof webhookMessage>;

/** The body of a test that somebody sends from the integrator’s page; `key` is the beginning of the key. */
export const webhookTest = z.object({
  type: z.literal("webhook.test"),
  timestamp: instant,
  data: z.object({ key: z.string(), is_sandbox: z.boolean() }),
});
export type WebhookTest = z.output<typeof webhookTest>;
