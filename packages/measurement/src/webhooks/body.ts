import type { KeyRow, MeasurementRow, SessionRow } from "#measurement/rows";
import { measurementView, type MeasurementView, type Show } from "#measurement/view";

export interface WebhookBody {
  readonly type: string;
  /** When it happened, ISO 8601. */
  readonly timestamp: string;
  /** The measurement as it is when the message is sent. Images are asked for with the results call: their links would not outlive a retry. */
  readonly data: Omit<MeasurementView, "images"> & { readonly session_id: number; readonly is_sandbox: boolean };
}

export interface WebhookEvent {
  readonly type: string;
  readonly createdAt: Date;
  readonly measurement: MeasurementRow;
  readonly session: SessionRow;
  readonly key: Pick<KeyRow, "engine">;
}

export function webhookBody(show: Show, { type, createdAt, measurement, session, key }: WebhookEvent): WebhookBody {
  const { images: _, ...data } = measurementView(show, measurement, [], session);
  return {
    type,
    timestamp: createdAt.toISOString(),
    data: { ...data, session_id: session.id, is_sandbox: key.engine === "sandbox" },
  };
}
