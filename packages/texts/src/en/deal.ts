import type { Area } from "../types.ts";

/** A deal as drivers see it. */
export const deal = {
  "deal.title": "Deals from your fitters",
  "deal.from": "Deals from {company}",
  "deal.lead": "Prices include VAT.",
  "deal.until": "Ends {day}",
  "deal.terms": "Terms",
  "deal.save": "Save {amount}",
  "deal.was": "Was {amount} from {day}",
  "deal.ask": "Get a quote",
} as const satisfies Area;
