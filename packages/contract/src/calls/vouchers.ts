import { z } from "zod";
import { code, id, idParams } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { voucherState } from "../states/index.ts";
import { sharedVoucherView, voucherView } from "../views/vouchers.ts";
import { paidPence } from "./tills.ts";

export const getConsumerDiscounts = endpoint({
  method: "POST",
  path: "consumers/get_consumer_discounts/{id}",
  access: "consumer",
  effect: "read",
  shows: ["voucher"],
  description: "Lists a driver's vouchers, soonest to expire first.",
  params: idParams,
  body: listBody(["expires_on", "issued_at", "amount_pence"], { states: z.array(voucherState) }),
  reply: listReply(voucherView),
  errors: ["NOT_FOUND"],
});

export const getDiscountsWithScan = endpoint({
  method: "POST",
  path: "consumers/get_discounts_with_scan",
  access: "consumer",
  effect: "read",
  shows: ["voucher", "scan"],
  description:
    "Lists the driver's vouchers that go with a scan, soonest to expire first. They are those that its result has `earned`, and those to use that it `applies` to, for the tyres or the wheel alignment it asks for.",
  body: listBody(["expires_on", "issued_at", "amount_pence"], {}).extend({ scan_id: id }),
  reply: listReply(voucherView.extend({ relation: z.enum(["earned", "applies"]) })),
  errors: ["NOT_FOUND"],
});

export const consumerDiscountById = endpoint({
  method: "GET",
  path: "members/consumer_discount_by_id/{id}",
  access: "member",
  effect: "read",
  shows: ["voucher"],
  description:
    "Gets a voucher that the user's company issued or may honour. A platform voucher of a driver who is not the company's customer needs its `code`, as in the QR code.",
  params: idParams,
  query: z.strictObject({ code: code.optional() }),
  reply: voucherView,
  errors: ["NOT_FOUND"],
});

export const getVoucherByCode = endpoint({
  method: "GET",
  path: "members/voucher_by_code/{code}",
  access: "member",
  effect: "read",
  limit: "code",
  shows: ["voucher"],
  description: "Gets a voucher by the code the driver reads out.",
  params: z.strictObject({ code }),
  reply: voucherView,
  errors: ["CODE_INVALID"],
});

export const setUsedConsumerDiscount = endpoint({
  method: "PUT",
  path: "members/set_used_consumer_discount/{id}",
  access: "member",
  effect: "write",
  changes: ["voucher", "quote"],
  description:
    "Redeems a voucher at the user's company. Works once. `price_pence` is what was paid for what the voucher is for; a share, a least spend, products and brands need it. `location_id` is where the till stands; a voucher of certain locations needs it.",
  params: idParams,
  body: z.strictObject({ code: code.optional(), price_pence: paidPence.optional(), location_id: id.optional() }),
  reply: voucherView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

/** Whoever has one of these can read the voucher's code: not kept for idempotency. */
const sharing = z.object({
  /** The page that shows the voucher to whoever has its address. */
  share: z.string(),
  /** What the driver sends, with that address in it. */
  message: z.string(),
  /** Opens WhatsApp with the message; its receiver is chosen there. */
  link: z.string(),
});

export const shareVoucher = endpoint({
  method: "POST",
  path: "consumers/share_voucher",
  access: "consumer",
  effect: "write",
  limit: "message",
  selfOnly: true,
  secret: true,
  changes: ["voucher"],
  description:
    "Notes that a driver passes a voucher on, and answers what they send. `email` mails the driver a message to forward, once a day: we write to nobody else. Shared copies are the same voucher: it is used once.",
  body: z.strictObject({ voucher_id: id, by: z.enum(["email", "whatsapp", "link"]).default("email") }),
  /** `unconfirmed`: the driver has not confirmed the address. */
  reply: sharing.extend({ outcome: z.enum(["shared", "mailed", "already_mailed", "unconfirmed"]) }),
  errors: ["NOT_FOUND", "STATE_CONFLICT", "ACTION_NOT_ALLOWED"],
});

export const getShareWatsAppLink = endpoint({
  method: "GET",
  path: "consumers/get_share_wats_app_link/{id}",
  access: "consumer",
  effect: "read",
  selfOnly: true,
  shows: ["voucher"],
  description:
    "Gets what a driver sends to pass a voucher on: `link` opens WhatsApp with `message`, `share` is the page in it.",
  params: idParams,
  reply: sharing,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "ACTION_NOT_ALLOWED"],
});

export const stopSharingVoucher = endpoint({
  method: "PUT",
  path: "consumers/stop_sharing_voucher/{id}",
  access: "consumer",
  effect: "write",
  selfOnly: true,
  changes: ["voucher"],
  description:
    "Ends every shared copy of a voucher. The links stop working, and the voucher has a new code, so that copies already opened stop working too.",
  params: idParams,
  reply: voucherView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const getSharedVoucher = endpoint({
  method: "POST",
  path: "get_shared_voucher",
  access: "public",
  effect: "read",
  limit: "code",
  shows: ["voucher"],
  description:
    "Gets the voucher that a shared link shows, with its code while it can be used. The token travels in the body, so no log has it.",
  body: z.strictObject({ token: z.string().min(1, { error: "required" }).max(200) }),
  reply: sharedVoucherView,
  errors: ["CODE_INVALID"],
});
