import { z } from "zod";
import { discountConditions } from "../common/discount.ts";
import { day, id, instant } from "../common/fields.ts";
import { voucherState } from "../states/index.ts";
import { personRef } from "./people.ts";

export const voucherView = z.object({
  id,
  code: z.string(),
  state: voucherState,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  terms: z.string(),
  /** What it takes off; for a share of a price, at most. */
  amount_pence: z.int(),
  conditions: discountConditions,
  club_id: id,
  member_id: id.nullable(),
  member_name: z.string(),
  by: z.enum(["member", "platform"]),
  consumer: personRef.pick({ id: true, name: true }),
  issued_at: instant,
  expires_on: day.nullable(),
  used_at: instant.nullable(),
  used_at_member: z.string().nullable(),
  /** What it really took off. */
  used_pence: z.int().nullable(),
  /** The address that the voucher's QR code holds. */
  link: z.string(),
  can: z.object({ use: z.boolean() }),
});
