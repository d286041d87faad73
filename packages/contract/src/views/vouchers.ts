import { z } from "zod";
import { discountConditions } from "../common/discount.ts";
import { day, id, instant } from "../common/fields.ts";
import { voucherState } from "../states/index.ts";
import { clubGroup, onlyAt } from "./groups.ts";
import { locationRef, personRef } from "./people.ts";

/** Why a voucher cannot be used at a company's counter now. `online`: it counts with a quote request alone; `not_here`: this company does not honour it. */
export const voucherRefusal = z.enum(["used", "expired", "withdrawn", "reserved", "online", "not_here"]);
export type VoucherRefusal = z.infer<typeof voucherRefusal>;

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
  /** Where it is good besides its fitter. */
  group: clubGroup.nullable(),
  only_at: onlyAt,
  consumer: personRef.pick({ id: true, name: true }),
  issued_at: instant,
  expires_on: day.nullable(),
  used_at: instant.nullable(),
  used_at_member: z.string().nullable(),
  /** What it really took off. */
  used_pence: z.int().nullable(),
  /** The address that the voucher's QR code holds. */
  link: z.string(),
  /** How often its driver has passed it on since they last stopped that. */
  shared_count: z.int(),
  shared_by_email: z.boolean(),
  shared_at: instant.nullable(),
  /** Why the user's company cannot use it now; null when it can, and for drivers. */
  refusal: voucherRefusal.nullable(),
  /** Until when the company that used it may undo that; null for everybody else. */
  undo_until: instant.nullable(),
  /** When somebody withdrew it and why; null when the platform withdrew it by itself. */
  withdrawn_at: instant.nullable(),
  withdrawn_reason: z.string().nullable(),
  can: z.object({ use: z.boolean(), undo: z.boolean(), share: z.boolean(), withdraw: z.boolean() }),
});

/** A voucher as whoever got its link sees it; nothing of its driver. Code and link only while it can be used. */
export const sharedVoucherView = voucherView
  .pick({
    state: true,
    title: true,
    subtitle: true,
    description: true,
    terms: true,
    amount_pence: true,
    conditions: true,
    member_name: true,
    by: true,
    group: true,
    only_at: true,
    expires_on: true,
    used_at: true,
  })
  .extend({
    code: z.string().nullable(),
    link: z.string().nullable(),
    /** The first five places of its fitter; none for a platform voucher. */
    locations: z.array(locationRef),
  });
