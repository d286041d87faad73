import type { Catalog, ReplyOf } from "@treadclub/contract";
import { canMove } from "@treadclub/kit/states";
import type { OrderRow } from "./rows.ts";
import { orderMachine } from "./states.ts";
import { cancelUntil, freeUntil, refundablePence } from "./terms.ts";

/** What a refund of the order would give back now. */
export const refundableNow = ({ pricePence, credits, freeScans, left }: OrderRow): number =>
  refundablePence({ pricePence, scans: credits + freeScans, left });

/** Whether the driver may still cancel a paid order without a reason. */
export const mayStillCancel = ({ paidAt }: OrderRow, now: Date): boolean =>
  paidAt !== null && now.getTime() <= cancelUntil(paidAt).getTime();

const isRefundable = (row: OrderRow): boolean =>
  canMove(orderMachine, row.state, "refund") && row.left > 0 && refundableNow(row) > 0;

export type OrderView = ReplyOf<Catalog["getCreditOrder"]>;

/** An order as its driver sees it. */
export const viewOf = (row: OrderRow, now: Date): OrderView => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  credits: row.credits,
  free_scans: row.freeScans,
  price_pence: row.pricePence,
  vat_pence: row.vatPence,
  vat_rate_percent: row.vatBasisPoints / 100,
  vat_number: row.vatNumber,
  created_at: row.createdAt.toISOString(),
  paid_at: row.paidAt?.toISOString() ?? null,
  free_until: row.paidAt === null ? null : freeUntil(row.paidAt).toISOString(),
  checkout_url: row.state === "created" ? row.checkoutUrl : null,
  refund_pence: row.refundPence,
  refunded_at: row.refundedAt?.toISOString() ?? null,
  is_test: row.provider === "test",
  remaining: row.left,
  refundable_pence: isRefundable(row) ? refundableNow(row) : 0,
  cancel_until: row.paidAt === null ? null : cancelUntil(row.paidAt).toISOString(),
  version: row.version,
  can: { cancel: canMove(orderMachine, row.state, "cancel"), refund: isRefundable(row) && mayStillCancel(row, now) },
});

/** An order as administrators see it; they may refund it at any time. */
export const officeViewOf = (row: OrderRow, now: Date): ReplyOf<Catalog["getOrderById"]> => ({
  ...viewOf(row, now),
  consumer: { id: row.consumerId, name: `${row.buyer.firstName} ${row.buyer.lastName}`.trim() },
  payment: row.payment,
  refund_note: row.refundNote,
  can: { cancel: false, refund: isRefundable(row) },
});
