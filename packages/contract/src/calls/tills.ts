import { z } from "zod";
import { chosenDay, code, id, idParams, instant, line, pathId, pence } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { voucherState } from "../states/index.ts";
import { voucherView } from "../views/vouchers.ts";

/** What was paid for what a voucher is for, including VAT. */
export const paidPence = pence.min(1);

export const undoUsedConsumerDiscount = endpoint({
  method: "PUT",
  path: "members/undo_used_consumer_discount/{id}",
  access: "member",
  effect: "write",
  changes: ["voucher", "quote"],
  description:
    "Undoes a redemption at the user's company within 10 minutes. `used_at` names the redemption; the driver is told.",
  params: idParams,
  body: z.strictObject({ used_at: instant, reason: line }),
  reply: voucherView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const withdrawConsumerDiscount = endpoint({
  method: "PUT",
  path: "members/withdraw_consumer_discount/{id}",
  access: "member",
  effect: "write",
  changes: ["voucher"],
  description:
    "Withdraws an unused voucher of the user's own club for good. Its driver reads the `reason`. One that is reserved for a quote request stays.",
  params: idParams,
  body: z.strictObject({ reason: line }),
  reply: voucherView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const redeemKeptVoucher = endpoint({
  method: "POST",
  path: "members/redeem_kept_voucher",
  access: "member",
  effect: "write",
  limit: "code",
  changes: ["voucher", "quote"],
  description:
    "Redeems a voucher that a till accepted without a network. `accepted_at` counts for a day; sent again with the same `till_key`, it answers how the voucher stands.",
  body: z.strictObject({
    code,
    till_key: z.string().regex(/^[\w-]{16,64}$/, { error: "wrong_type" }),
    accepted_at: instant,
    price_pence: paidPence.optional(),
    /** Where the till stands. */
    location_id: id.optional(),
  }),
  reply: voucherView,
  errors: ["CODE_INVALID", "STATE_CONFLICT"],
});

const redemption = z.object({
  id,
  voucher_id: id,
  title: z.string(),
  code: z.string(),
  state: voucherState,
  consumer_name: z.string(),
  redeemed_by: z.string(),
  price_pence: z.int().nullable(),
  /** Null: a till without a network did not know that the price counts. */
  used_pence: z.int().nullable(),
  accepted_at: instant,
  redeemed_at: instant,
  undone_at: instant.nullable(),
  undo_reason: z.string().nullable(),
  undo_until: instant.nullable(),
  can: z.object({ undo: z.boolean() }),
});

export const getTillJournal = endpoint({
  method: "POST",
  path: "members/get_till_journal/{id}",
  access: "member",
  effect: "read",
  shows: ["voucher"],
  description: "Lists what a company redeemed at its tills, latest first, with what was undone.",
  params: idParams,
  body: listBody(["redeemed_at"], { from_day: chosenDay, to_day: chosenDay }),
  reply: listReply(redemption),
  errors: ["NOT_FOUND"],
});

export const usedConsumerVouchers = endpoint({
  method: "GET",
  path: "members/used_consumer_vouchers/{id}",
  access: "member",
  effect: "read",
  shows: ["voucher"],
  description: "Lists the vouchers of a driver that the user's company has used, latest first; 20 a page.",
  params: idParams,
  query: z.strictObject({ page: pathId.optional() }),
  reply: listReply(voucherView),
  errors: ["NOT_FOUND"],
});

export const getConsumerDiscountsByIds = endpoint({
  method: "POST",
  path: "members/get_consumer_discounts_by_ids/{id}",
  access: "member",
  effect: "read",
  shows: ["voucher"],
  description:
    "Gets vouchers of a driver by their ids, as they are named in a quote request. Those that the user's company may not see are left out.",
  params: idParams,
  body: z.strictObject({ ids: z.array(id).min(1, { error: "required" }).max(100) }),
  reply: listReply(voucherView),
  errors: ["NOT_FOUND"],
});
