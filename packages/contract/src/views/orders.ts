import { z } from "zod";
import { id, instant } from "../common/fields.ts";
import { orderState } from "../states/index.ts";

/** How many credits a pack holds; as many free scans come with it. */
export const packSizes = [4, 8] as const;
export const packSize = z.union([z.literal(4), z.literal(8)]);

export const creditPack = z.object({
  credits: packSize,
  /** Free scans beside them, which end after `free_months`. */
  free_scans: z.int(),
  price_pence: z.int(),
  /** The VAT in the price; 0: none is charged. */
  vat_pence: z.int(),
});

export const orderRow = z.object({
  id,
  reference: z.string(),
  state: orderState,
  credits: z.int(),
  free_scans: z.int(),
  price_pence: z.int(),
  created_at: instant,
  paid_at: instant.nullable(),
  /** What went back, or is on its way; null: nothing. */
  refund_pence: z.int().nullable(),
  /** Paid at the test checkout: no money moved. */
  is_test: z.boolean(),
});

export const orderView = orderRow.extend({
  vat_pence: z.int(),
  vat_rate_percent: z.number(),
  /** The seller's VAT number on the day of the order; null: none. */
  vat_number: z.string().nullable(),
  /** When the free scans end; null before it is paid. */
  free_until: instant.nullable(),
  /** Where it is paid; null once that is decided. */
  checkout_url: z.string().nullable(),
  refunded_at: instant.nullable(),
  /** Scans of the pack that are left. */
  remaining: z.int(),
  /** What a refund would give back now. */
  refundable_pence: z.int(),
  /** Until when the driver may cancel without a reason; null before it is paid. */
  cancel_until: instant.nullable(),
  version: z.int(),
  can: z.object({ cancel: z.boolean(), refund: z.boolean() }),
});

export const officeOrderRow = orderRow.extend({ consumer: z.object({ id, name: z.string() }) });
export const officeOrderView = orderView.extend({
  consumer: z.object({ id, name: z.string() }),
  /** What the payment provider calls the payment. */
  payment: z.string().nullable(),
  refund_note: z.string(),
});
