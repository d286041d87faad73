import type { WebhookMessage, WebhookTest } from "@treadclub/contract/measurement/webhooks";
import { measurementView, type Show } from "#measurement/view";
import type { Claimed } from "./claim.ts";

/** The body of a message: a measurement as it stands now, or a test. */
export function bodyOf(show: Show, { message, key, about }: Claimed): WebhookMessage | WebhookTest {
  const timestamp = message.createdAt.toISOString();
  const isSandbox = key.engine === "sandbox";
  const { type } = message;
  if (about === null || type === "webhook.test")
    return { type: "webhook.test", timestamp, data: { key: key.prefix, is_sandbox: isSandbox } };
  const { images: _, ...data } = measurementView(show, about.measurement, [], about.session);
  return { type, timestamp, data: { ...data, session_id: about.session.id, is_sandbox: isSandbox } };
}
