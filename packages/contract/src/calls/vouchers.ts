import { z } from "zod";
import { code, idParams } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { voucherState } from "../states/index.ts";
import { voucherView } from "../views/vouchers.ts";

export const getConsumerDiscounts = endpoint({
  method: "POST",
  path: "consumers/get_consumer_discounts/{id}",
  access: "consumer",
  effect: "read",
  shows: ["voucher"],
  description: "A driver's vouchers, soonest to expire first.",
  params: idParams,
  body: listBody(["expires_on", "issued_at", "amount_pence"], { states: z.array(voucherState) }),
  reply: listReply(voucherView),
  errors: ["NOT_FOUND"],
});

export const consumerDiscountById = endpoint({
  method: "GET",
  path: "members/consumer_discount_by_id/{id}",
  access: "member",
  effect: "read",
  shows: ["voucher"],
  description:
    "A voucher that the signed-in user's company issued or may honour. The platform's voucher of a driver who is not linked to the company is shown with its `code` only, as the QR code holds it.",
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
  description: "A voucher by the code that the driver reads out.",
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
  description: "Sets a voucher used at the signed-in user's company. It can happen once.",
  params: idParams,
  body: z.strictObject({ code: code.optional() }),
  reply: voucherView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
