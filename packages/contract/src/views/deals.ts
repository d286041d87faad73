import { z } from "zod";
import { day, id, locale } from "../common/fields.ts";

/** What its dates and its fitter make of a deal today; nothing is stored. */
export const dealStates = ["planned", "running", "over", "hidden"] as const;

const texts = z.array(
  z.object({
    locale,
    title: z.string(),
    text: z.string(),
    /** What a driver must know before taking it. */
    terms: z.string(),
    picture_alt: z.string(),
  }),
);

const content = z.object({
  id,
  texts,
  /** With VAT and all that has to be paid. Either this or `saving_pence`. */
  price_pence: z.int().nullable(),
  /** What was charged before, and since when. */
  was_pence: z.int().nullable(),
  was_since: day.nullable(),
  saving_pence: z.int().nullable(),
  starts_on: day,
  /** The last day. */
  ends_on: day,
  /** Shows a link to ask the fitter for a quote. */
  quote_link: z.boolean(),
  /** The address of the picture works for about 15 minutes. */
  picture: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
});

/** A deal as drivers see it. */
export const shownDeal = content.extend({ member: z.object({ id, company_name: z.string() }) });

export const dealView = content.extend({
  state: z.enum(dealStates),
  hidden: z.boolean(),
  version: z.int(),
});
