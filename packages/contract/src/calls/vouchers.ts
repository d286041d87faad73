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
  description: "Lists a driver's vouchers, soonest to expire first.",
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
  description: "Redeems a voucher at the user's company. Works once.",
  params: idParams,
  body: z.strictObject({ code: code.optional() }),
  reply: voucherView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
