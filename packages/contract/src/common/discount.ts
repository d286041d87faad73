import { discountChannels } from "@treadclub/rules";
import { z } from "zod";
import { id, name, pence } from "./fields.ts";

const names = z.array(name).max(40);

/** What must hold for a discount to count, beside its amount; an empty list restricts nothing. */
export const discountConditions = z.object({
  /** A share of what it applies to; the amount is then the most that it takes off. */
  percent: z.int().nullable(),
  /** Of what it applies to, including VAT. */
  min_spend_pence: z.int(),
  channels: z.array(z.enum(discountChannels)),
  products: z.array(z.string()),
  brands: z.array(z.string()),
  stackable: z.boolean(),
  /** How many vouchers of it each driver gets. */
  per_person: z.int(),
});

export const conditionsBody = z
  .strictObject({
    percent: z.int().min(1).max(100).nullable().default(null),
    min_spend_pence: pence.default(0),
    channels: z
      .array(z.enum(discountChannels))
      .min(1, { error: "required" })
      .default([...discountChannels]),
    products: names.default([]),
    brands: names.default([]),
    stackable: z.boolean().default(true),
    per_person: z.int().min(1).max(10).default(1),
  })
  .prefault({});

/** Where the vouchers of a club are good. Left out: stays as it is. */
export const clubPlacesBody = {
  /** A group that the fitter is in: good there too. */
  group_id: id.nullable().optional(),
  /** Locations of the fitter, the only ones where they are good; none: all. Not beside a group. */
  location_ids: z.array(id).max(100).optional(),
};
