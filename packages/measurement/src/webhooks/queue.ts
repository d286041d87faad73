import type { MeasurementStatus } from "@treadclub/contract/measurement/states";
import type { WriteCtx } from "@treadclub/kit/context";

export interface WebhookEvent {
  readonly keyId: number;
  readonly measurementId: number;
  readonly state: MeasurementStatus;
}

/** Writes down what the integrator of a key is to be told, in the transaction of the change. */
export async function queueWebhook(_ctx: WriteCtx, _event: WebhookEvent): Promise<void> {}
