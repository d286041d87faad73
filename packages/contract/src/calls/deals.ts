import { z } from "zod";
import {
  chosenDay,
  code,
  done,
  id,
  idParams,
  locale,
  multiLine,
  name,
  optionalLine,
  pence,
  uploadId,
  version,
} from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { dealView, shownDeal } from "../views/deals.ts";

const dealTexts = z.strictObject({
  locale,
  title: name.max(80),
  text: multiLine.max(600).default(""),
  terms: multiLine.min(1, { error: "required" }).max(1000),
  picture_alt: optionalLine.default(""),
});

export const getMemberDeals = endpoint({
  method: "GET",
  path: "members/get_deals/{id}",
  access: "member",
  effect: "read",
  shows: ["deal"],
  description:
    "Lists a fitter's deals in the order in which drivers see them, with those that are planned, over or hidden.",
  params: idParams,
  reply: z.object({ list: z.array(dealView), can: z.object({ edit: z.boolean() }) }),
  errors: ["NOT_FOUND"],
});

export const saveDeal = endpoint({
  method: "POST",
  path: "members/save_deal",
  access: "member-owner",
  effect: "write",
  changes: ["deal", "upload"],
  description:
    "Creates a deal, or edits one (`id` and `version`). It names a price or a saving, with VAT. `was_pence` needs `was_since`: at least 28 days before the deal, and as long as the deal runs. `upload_id` sets the picture, null removes it; a picture needs its description in each language.",
  body: z.strictObject({
    id: id.optional(),
    member_id: id.optional(),
    version: version.optional(),
    texts: z.array(dealTexts).min(1, { error: "required" }).max(3),
    price_pence: pence.min(1).nullable().default(null),
    was_pence: pence.min(1).nullable().default(null),
    was_since: chosenDay.nullable().default(null),
    saving_pence: pence.min(1).nullable().default(null),
    starts_on: chosenDay,
    ends_on: chosenDay,
    quote_link: z.boolean().default(true),
    upload_id: uploadId.nullable().optional(),
  }),
  reply: dealView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const orderDeals = endpoint({
  method: "PUT",
  path: "members/order_deals/{id}",
  access: "member-owner",
  effect: "write",
  changes: ["deal"],
  description: "Puts a fitter's deals in an order. Those that are not named come last, in the order that they had.",
  params: idParams,
  body: z.strictObject({ deal_ids: z.array(id).min(1, { error: "required" }).max(50) }),
  reply: done,
  errors: ["NOT_FOUND"],
});

export const hideDeal = endpoint({
  method: "PUT",
  path: "members/hide_deal/{id}",
  access: "member-owner",
  effect: "write",
  changes: ["deal"],
  description: "Hides a deal from drivers, or shows it again within its dates.",
  params: idParams,
  body: z.strictObject({ hidden: z.boolean(), version }),
  reply: dealView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const deleteDeal = endpoint({
  method: "DELETE",
  path: "members/delete_deal/{id}",
  access: "member-owner",
  effect: "write",
  changes: ["deal"],
  description: "Deletes a deal and its picture.",
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND"],
});

export const getConsumerDeals = endpoint({
  method: "GET",
  path: "consumers/get_deals/{id}",
  access: "consumer",
  effect: "read",
  shows: ["deal"],
  description: "Lists today's deals of the fitters that a driver has dealt with or whose club they joined.",
  params: idParams,
  reply: z.object({ list: z.array(shownDeal) }),
  errors: ["NOT_FOUND"],
});

/** Public: what a fitter's own website may show, by the code of its club. */
export const getClubDeals = endpoint({
  method: "GET",
  path: "get_club_deals/{code}",
  access: "public",
  effect: "read",
  limit: "code",
  shows: ["deal"],
  description: "Lists today's deals of the fitter whose club has a code.",
  params: z.strictObject({ code }),
  reply: z.object({ list: z.array(shownDeal) }),
  errors: ["CODE_INVALID"],
});
