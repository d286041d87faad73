import type { QuoteState } from "#entities/quote/queries.ts";

/** What the list can be narrowed to; "waiting" is what a fitter begins with. */
export const quoteShows = ["waiting", "answered", "booked", "closed", "all"] as const;
export type QuoteShow = (typeof quoteShows)[number];

const states: Readonly<Record<QuoteShow, QuoteState[]>> = {
  waiting: ["awaiting_member", "in_review"],
  answered: ["awaiting_customer"],
  booked: ["booked"],
  closed: ["rejected", "cancelled", "expired"],
  all: [],
};

export const statesOf = (show: QuoteShow): QuoteState[] => states[show];

export const isWaiting = (state: QuoteState): boolean => states.waiting.includes(state);
