import type { WriteCtx } from "@treadclub/kit/context";
import { formatPlate } from "@treadclub/rules";
import type { NoticeKind } from "@treadclub/texts/notice-words";
import { notifyConsumer } from "#modules/messages";
import type { RequestView } from "./requests.ts";
import type { VehicleRow } from "./rows.ts";

type Kind = Extract<NoticeKind, `car_${string}`>;

/** Notifies whoever has a car that somebody asks for it, by the asker's first name. */
export const notifyHolder = (
  ctx: WriteCtx,
  { id, number, consumerId }: Pick<VehicleRow, "id" | "number" | "consumerId">,
  kind: Kind,
  { asker, answer_by }: Pick<RequestView, "asker" | "answer_by">,
): void => notifyCar(ctx, consumerId, kind, { vehicleId: id, plate: number }, { driver: asker, reply_by: answer_by });

/** Notifies a driver of what became of a car. */
export function notifyCar(
  ctx: WriteCtx,
  consumerId: number,
  kind: Kind,
  { vehicleId, plate }: { readonly vehicleId: number; readonly plate: string },
  values: Readonly<Record<string, string | number>> = {},
): void {
  notifyConsumer(ctx, consumerId, {
    type: "vehicle_request",
    kind,
    recordId: vehicleId,
    values: { plate: formatPlate(plate), ...values },
  });
  ctx.outbox.live({ to: { userIds: [consumerId] }, topic: "vehicle", id: vehicleId });
}
