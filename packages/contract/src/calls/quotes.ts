import { z } from "zod";
import {
  chosenDay,
  id,
  idParams,
  line,
  nothing,
  optionalLine,
  paragraph,
  pence,
  tyreSize,
  version,
} from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { quoteState, tyrePosition } from "../states/index.ts";
import { quoteRow, quoteView } from "../views/quotes.ts";

const filters = { states: z.array(quoteState), request_id: id };

export const createQuote = endpoint({
  method: "POST",
  path: "consumers/create_quote",
  limit: "message",
  access: "consumer",
  effect: "write",
  changes: ["quote", "voucher"],
  description:
    "Asks one to five fitters for a quote. With at most 4 vouchers, which are reserved. Free, with no obligation.",
  body: z.strictObject({
    vehicle_id: id,
    member_ids: z.array(id).min(1, { error: "required" }).max(5, { error: "too_many" }),
    positions: z.array(tyrePosition).min(1, { error: "required" }).max(4),
    tyre_size: tyreSize,
    load_rating: optionalLine.default(""),
    speed_rating: optionalLine.default(""),
    tyre_brand: optionalLine.default(""),
    preferred_on: chosenDay.nullable().default(null),
    voucher_ids: z.array(id).max(4, { error: "too_many" }).default([]),
    message_to_fitter: paragraph.default(""),
  }),
  reply: z.object({ request_id: id, list: z.array(quoteRow) }),
  errors: ["ACTION_NOT_ALLOWED", "NOT_FOUND", "STATE_CONFLICT"],
});

export const getConsumerQuotes = endpoint({
  method: "POST",
  path: "consumers/get_consumer_quotes/{id}",
  access: "consumer",
  effect: "read",
  shows: ["quote"],
  description: "Lists a driver's quotes, newest first.",
  params: idParams,
  body: listBody(["requested_at"], filters),
  reply: listReply(quoteRow),
  errors: ["NOT_FOUND"],
});

export const getQuoteById = endpoint({
  method: "GET",
  path: "consumers/get_quote_by_id/{id}",
  access: "consumer",
  effect: "read",
  shows: ["quote", "voucher", "booking", "scan"],
  description: "Gets a quote of the driver.",
  params: idParams,
  reply: quoteView,
  errors: ["NOT_FOUND"],
});

export const rejectQuote = endpoint({
  method: "POST",
  path: "consumers/reject_quote/{id}",
  access: "consumer",
  effect: "write",
  changes: ["quote", "voucher"],
  description: "Declines an answered quote, or cancels one that is waiting.",
  params: idParams,
  body: nothing,
  reply: quoteView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const getMemberQuotes = endpoint({
  method: "POST",
  path: "members/get_member_quotes/{id}",
  access: "member",
  effect: "read",
  shows: ["quote"],
  description: "Lists a fitter's quotes. Those waiting for an answer come first, oldest first.",
  params: idParams,
  body: listBody(["requested_at", "expires_at"], filters),
  reply: listReply(quoteRow),
  errors: ["NOT_FOUND"],
});

export const memberGetQuoteById = endpoint({
  method: "GET",
  path: "members/get_quote_by_id/{id}",
  access: "member",
  effect: "read",
  shows: ["quote", "voucher", "booking", "scan"],
  description: "Gets a quote of the user's company.",
  params: idParams,
  reply: quoteView,
  errors: ["NOT_FOUND"],
});

export const memberSetQuoteReview = endpoint({
  method: "POST",
  path: "members/member_set_quote_review",
  access: "member",
  effect: "write",
  changes: ["quote", "voucher"],
  description: "Marks a quote as being worked on. The driver sees it.",
  body: z.strictObject({ quote_id: id }),
  reply: quoteView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const answerQuote = endpoint({
  method: "POST",
  path: "members/answer_quote",
  access: "member",
  effect: "write",
  changes: ["quote", "voucher"],
  description:
    "Answers a quote with prices and the fitting time. Prices include VAT. We compute the total and deduct the vouchers that the fitter honours.",
  body: z.strictObject({
    quote_id: id,
    brand: line,
    unit_price_pence: pence.min(1),
    alternatives: z
      .array(z.strictObject({ brand: line, unit_price_pence: pence.min(1) }))
      .max(5)
      .default([]),
    services: z
      .array(z.strictObject({ name: line, quantity: z.int().min(1).max(20), price_pence: pence }))
      .max(10)
      .default([]),
    alignment_check: z.boolean().default(false),
    fitting_minutes: z.int().min(15).max(480),
    message: paragraph.default(""),
    version,
  }),
  reply: quoteView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
