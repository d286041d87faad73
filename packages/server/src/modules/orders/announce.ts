import type { WriteCtx } from "@treadclub/kit/context";
import type { OrderRow } from "./rows.ts";

/** Audits a change of an order, and tells open screens. */
export function announce(
  ctx: WriteCtx,
  order: Pick<OrderRow, "id" | "consumerId">,
  action: string,
  diff?: Readonly<Record<string, unknown>>,
): void {
  ctx.audit(action, { entity: "order", id: order.id }, diff);
  const to = { userIds: [order.consumerId], admins: true } as const;
  ctx.outbox.live({ to, topic: "order", id: order.id });
}
