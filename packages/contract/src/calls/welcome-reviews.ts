import { welcomeSignals } from "@treadclub/rules";
import { z } from "zod";
import { id, idParams, instant, multiLine, version } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { welcomeReviewState } from "../states/index.ts";
import { personRef } from "../views/people.ts";

const otherAccount = personRef.pick({ id: true, name: true });
const strength = z.enum(["weak", "strong"]);

const ownReview = z.object({
  id,
  state: welcomeReviewState.exclude(["withdrawn"]),
  amount_pence: z.int(),
  held_at: instant,
  /** When it is given unless we have answered. */
  answer_by: instant,
  reason: z.string().nullable(),
  appeal: z.string().nullable(),
  appealed_at: instant.nullable(),
  appeal_answer: z.string().nullable(),
  can: z.object({ appeal: z.boolean() }),
});

export const getOwnWelcomeReview = endpoint({
  method: "GET",
  path: "consumers/get_welcome_review/{id}",
  access: "consumer",
  effect: "read",
  shows: ["welcome_review"],
  description: "Gets how the check of a driver's welcome voucher stands; null where there was none.",
  params: idParams,
  reply: z.object({ review: ownReview.nullable() }),
  errors: ["NOT_FOUND"],
});

export const appealWelcomeReview = endpoint({
  method: "PUT",
  path: "consumers/appeal_welcome_review/{id}",
  access: "consumer",
  effect: "write",
  changes: ["welcome_review"],
  description: "Appeals once against a welcome voucher that was refused.",
  params: idParams,
  body: z.strictObject({ text: multiLine.min(10, { error: "too_short" }).max(2000) }),
  reply: ownReview,
  errors: ["ACTION_NOT_ALLOWED", "NOT_FOUND", "STATE_CONFLICT"],
});

const reviewRow = z.object({
  id,
  state: welcomeReviewState,
  consumer: otherAccount,
  /** Empty some time after the decision. */
  plate: z.string(),
  strength,
  held_at: instant,
  answer_by: instant,
});

const reviewView = reviewRow.extend({
  scan_id: id,
  /** What other accounts have in common with the driver. `explained`: a car that was handed over, or is shared. */
  signals: z.array(z.object({ kind: z.enum(welcomeSignals), explained: z.boolean(), other: otherAccount })),
  decided_at: instant.nullable(),
  /** Empty where nobody answered in time. */
  decided_by: z.string(),
  reason: z.string().nullable(),
  appeal: z.string().nullable(),
  appealed_at: instant.nullable(),
  appeal_answer: z.string().nullable(),
  appeal_answered_at: instant.nullable(),
  appeal_answered_by: z.string(),
  version: z.int(),
  can: z.object({ decide: z.boolean() }),
});

export const getWelcomeReviews = endpoint({
  method: "POST",
  path: "admins/get_welcome_reviews",
  access: "admin",
  effect: "read",
  shows: ["welcome_review"],
  description: "Lists welcome vouchers that are checked before they are given, most urgent first.",
  body: listBody(["answer_by", "held_at"], { state: welcomeReviewState, strength }),
  reply: listReply(reviewRow),
  errors: [],
});

export const getWelcomeReview = endpoint({
  method: "GET",
  path: "admins/get_welcome_review/{id}",
  access: "admin",
  effect: "read",
  shows: ["welcome_review"],
  description: "Gets the check of a welcome voucher with what other accounts have in common with its driver.",
  params: idParams,
  reply: reviewView,
  errors: ["NOT_FOUND"],
});

export const decideWelcomeReview = endpoint({
  method: "PUT",
  path: "admins/decide_welcome_review/{id}",
  access: "admin",
  effect: "write",
  changes: ["welcome_review", "voucher"],
  description: "Gives a held welcome voucher, or refuses it with a `text` for its driver; also after an appeal.",
  params: idParams,
  body: z.strictObject({
    decision: z.enum(["give", "refuse"]),
    text: multiLine.min(1, { error: "required" }).max(2000).optional(),
    version,
  }),
  reply: reviewView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
