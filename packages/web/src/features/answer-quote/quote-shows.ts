import type { QuoteState } from "#entities/quote/queries.ts";

export const waitingStates: QuoteState[] = ["awaiting_member", "in_review"];

export const isWaiting = (state: QuoteState): boolean => waitingStates.includes(state);
