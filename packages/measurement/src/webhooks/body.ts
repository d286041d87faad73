import type { KeyRow, MeasurementRow, SessionRow } from "#measurement/rows";
import type { WebhookType } from "@treadclub/contract/measurement/states";
import type { WebhookMessage } from "@treadclub/contract/measurement/webhooks";
import { measurementView, type Show } from "#measurement/view";

export interface WebhookEvent {
  readonly type: WebhookType;
  readonly createdAt: Date;
  readonly measurement: MeasurementRow;
  readonly session: SessionRow;
  readonly key: Pick<KeyRow, "engine">;
}

export function webhookBody(show: Show, { type, createdAt, measurement, session, key }: WebhookEvent): WebhookMessage {
  const { images: _, ...data } = measurementView(show, measurement, [], session);
  return {
    type,
    timestamp: createdAt.toISOString(),
    data: { ...data, session_id: session.id, is_sandbox: key.engine === "sandbox" },
  };
}
