import { z } from "zod";
import { code, id, idParams, instant, day, name, singleLine } from "../common/fields.ts";
import { discountConditions } from "../common/discount.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { clubState, voucherState } from "../states/index.ts";
import { clubView } from "../views/clubs.ts";

export const getProductsListTypeAdd = endpoint({
  method: "POST",
  path: "get_products_list_type_add",
  access: "public",
  effect: "read",
  limit: "lookUp",
  shows: ["club", "quote"],
  description:
    "Lists the products that a club's discount can name. They are those that every fitter sells, and to a fitter those of its own clubs and quotes. At most 20, best match first.",
  body: z.strictObject({ search: singleLine.max(100).default("") }),
  reply: z.object({ list: z.array(z.object({ name: z.string(), is_own: z.boolean() })) }),
  errors: [],
});

export const checkedProductName = endpoint({
  method: "POST",
  path: "checked_product_name",
  access: "public",
  effect: "read",
  limit: "lookUp",
  shows: ["club", "quote"],
  description:
    "Says whether a product of this name exists, or some with a similar one, whatever the case, spaces and plural. Looks at the same products as the list of them.",
  body: z.strictObject({ name }),
  reply: z.object({ outcome: z.enum(["exists", "similar", "free"]), names: z.array(z.string()) }),
  errors: [],
});

export const getUniqueCode = endpoint({
  method: "GET",
  path: "get_unique_code",
  access: "public",
  effect: "read",
  limit: "lookUp",
  shows: ["club"],
  description: "Suggests a code that no club has. It is not reserved: saving a club looks again.",
  reply: z.object({ code: z.string() }),
  errors: [],
});

export const getCountNewClubs = endpoint({
  method: "GET",
  path: "get_count_new_clubs",
  access: "public",
  effect: "read",
  limit: "lookUp",
  shows: ["club"],
  description: "Counts the clubs that wait for an administrator.",
  reply: z.object({ count: z.int() }),
  errors: [],
});

export const discountClubList = endpoint({
  method: "POST",
  path: "admins/discount_club_list/{id}",
  access: "admin",
  effect: "read",
  shows: ["club"],
  description: "Lists a fitter's clubs, newest first unless sorted otherwise.",
  params: idParams,
  body: listBody(["title", "created_at", "state"], { state: clubState }),
  reply: listReply(clubView),
  errors: ["NOT_FOUND"],
});

export const getDiscountClubByMemberId = endpoint({
  method: "GET",
  path: "admins/get_discount_club_by_member_id/{id}",
  access: "admin",
  effect: "read",
  shows: ["club"],
  description: "Gets the clubs of a fitter that drivers can join today, at most 100.",
  params: idParams,
  reply: z.object({ list: z.array(clubView) }),
  errors: ["NOT_FOUND"],
});

const tillVoucher = z.object({
  id,
  title: z.string(),
  terms: z.string(),
  /** What it takes off; for a share of a price, at most. */
  amount_pence: z.int(),
  conditions: discountConditions,
  by: z.enum(["member", "platform"]),
  /** Whether the user's company issued it. Those of the platform, and of other fitters of a group, are used only with their own code. */
  is_own: z.boolean(),
  state: voucherState,
  expires_on: day.nullable(),
  used_at: instant.nullable(),
  can: z.object({ use: z.boolean() }),
});

export const discountInfByCode = endpoint({
  method: "GET",
  path: "members/discount_inf_by_code/{code}",
  access: "member",
  effect: "read",
  limit: "code",
  shows: ["voucher"],
  description: "Gets what a voucher gives and whether it can be used here, without saying whose it is.",
  params: z.strictObject({ code }),
  reply: tillVoucher,
  errors: ["CODE_INVALID"],
});

export const discountsInfByCode = endpoint({
  method: "GET",
  path: "members/discounts_inf_by_code/{code}",
  access: "member",
  effect: "read",
  limit: "code",
  shows: ["voucher"],
  description:
    "Lists the other vouchers of the driver who shows one. Only those that can be used here today, the first to expire first; at most 20. Those of the platform, and of other fitters of a group, are named, and used only with their own codes.",
  params: z.strictObject({ code }),
  reply: z.object({ list: z.array(tillVoucher) }),
  errors: ["CODE_INVALID"],
});
