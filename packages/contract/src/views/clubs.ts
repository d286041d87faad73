import { z } from "zod";
import { day, id, instant } from "../common/fields.ts";
import { discountConditions } from "../common/discount.ts";
import { clubBudget } from "../common/budget.ts";
import { clubState } from "../states/index.ts";
import { clubGroup, onlyAt } from "./groups.ts";
import { memberCard } from "./people.ts";

export const clubDiscountView = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  terms: z.string(),
  /** What it takes off; for a share of a price, at most. */
  amount_pence: z.int(),
  conditions: discountConditions,
});

export const pendingClub = z.object({
  title: z.string(),
  name: z.string(),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  group: clubGroup.nullable(),
  only_at: onlyAt,
  discounts: z.array(clubDiscountView.extend({ id: id.nullable() })),
});

export const clubView = z.object({
  id,
  member_id: id.nullable(),
  member_name: z.string(),
  title: z.string(),
  name: z.string(),
  code: z.string(),
  type: z.enum(["member", "platform"]),
  state: clubState,
  active: z.boolean(),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  group: clubGroup.nullable(),
  only_at: onlyAt,
  budget: clubBudget,
  discount_amount_pence: z.int(),
  discounts: z.array(clubDiscountView),
  join_link: z.string(),
  joined_count: z.int(),
  waiting_since: instant.nullable(),
  version: z.int(),
  /** What an approved club becomes when its changes are approved; the fields above stay live until then. */
  pending: pendingClub.nullable(),
  /** Why the club or its changes were declined. */
  decline_message: z.string().nullable(),
  can: z.object({
    approve: z.boolean(),
    decline: z.boolean(),
    edit: z.boolean(),
    activate: z.boolean(),
    deactivate: z.boolean(),
    remove: z.boolean(),
    set_budget: z.boolean(),
  }),
});

/** What a club has given out, and what that may still cost. */
export const clubFigures = z.object({
  issued: z.int(),
  issued_today: z.int(),
  /** Issued, in time, and not part of a quote request. */
  usable: z.int(),
  reserved: z.int(),
  used: z.int(),
  expired: z.int(),
  /** What used vouchers took off; of shares used at the counter, at most. */
  used_pence: z.int(),
  /** What usable and reserved vouchers take off at most. */
  outstanding_pence: z.int(),
  /** Drivers in the club who are still to get a voucher. */
  waiting: z.int(),
  /** Vouchers on their way to those who were in the club before; null when none are. */
  issuing: z.object({ done: z.int(), total: z.int() }).nullable(),
});

export const clubRecord = clubView.extend({ figures: clubFigures });

/** A club that a driver is in. */
export const joinedClub = z.object({
  id,
  code: z.string(),
  name: z.string(),
  member_name: z.string(),
  joined_at: instant,
  /** Whether it gives out vouchers now. */
  active: z.boolean(),
  usable: z.int(),
  /** Vouchers that come when there is room again. */
  waiting: z.int(),
});

/** What anybody may see of a club that a code leads to. */
export const publicClub = z.object({
  code: z.string(),
  title: z.string(),
  name: z.string(),
  member: memberCard.nullable(),
  group: clubGroup.nullable(),
  only_at: onlyAt,
  discounts: z.array(clubDiscountView.omit({ id: true })),
});
