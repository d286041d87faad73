import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { quotes } from "./table.ts";

export const quoteMachine = defineMachine({
  name: "quote",
  table: quotes,
  initial: "awaiting_member",
  states: stateNames.quote,
  moves: {
    review: { from: ["awaiting_member"], to: "in_review", who: "member" },
    answer: { from: ["awaiting_member", "in_review"], to: "awaiting_customer", who: "member or admin" },
    book: { from: ["awaiting_customer"], to: "booked", who: "consumer, by booking a fitting" },
    release: { from: ["booked"], to: "awaiting_customer", who: "system, when its booking falls through" },
    reject: { from: ["awaiting_customer"], to: "rejected", who: "consumer" },
    cancel: {
      from: ["awaiting_member", "in_review", "awaiting_customer"],
      to: "cancelled",
      who: "consumer, or the system when a sibling is booked",
    },
    expire: {
      from: ["awaiting_member", "in_review", "awaiting_customer"],
      to: "expired",
      who: "system, 7 days unanswered or 14 days undecided",
    },
  },
});

const dayMs = 24 * 3_600_000;
/** How long a member has to answer, and the driver to decide. */
export const answerWithinMs = 7 * dayMs;
export const decideWithinMs = 14 * dayMs;
