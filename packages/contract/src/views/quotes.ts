import { unappliedReasons } from "@treadclub/rules";
import { z } from "zod";
import { day, id, instant } from "../common/fields.ts";
import { quoteState, tyrePosition } from "../states/index.ts";
import { expected } from "./expected.ts";
import { locationRef, memberCard, memberRef, personRef } from "./people.ts";
import { scanRow } from "./scans.ts";
import { vehicleRef } from "./vehicles.ts";
import { voucherView } from "./vouchers.ts";

export const brandPrice = z.object({ brand: z.string(), unit_price_pence: z.int() });

export const serviceLine = z.object({ name: z.string(), quantity: z.int(), price_pence: z.int() });

export const totalView = z.object({
  lines_pence: z.int(),
  discount_pence: z.int(),
  total_pence: z.int(),
  vat_pence: z.int(),
  vat_rate_percent: z.number(),
  /** What each voucher takes off that this fitter honours; 0 with a reason. */
  discounts: z.array(z.object({ voucher_id: id, pence: z.int(), reason: z.enum(unappliedReasons).nullable() })),
});

export const quoteAnswer = z.object({
  brand: z.string(),
  unit_price_pence: z.int(),
  alternatives: z.array(brandPrice),
  services: z.array(serviceLine),
  alignment_check: z.boolean(),
  fitting_minutes: z.int(),
  message: z.string(),
  answered_at: instant,
});

/** A fitter and where it is, in a row of quotes. */
const fitter = memberRef.extend({ location: locationRef.nullable() });

export const quoteRow = z.object({
  id,
  number: z.string(),
  request_id: id,
  state: quoteState,
  member: fitter,
  consumer: personRef,
  vehicle: vehicleRef,
  tyre_size: z.string(),
  quantity: z.int(),
  positions: z.array(tyrePosition),
  preferred_on: day.nullable(),
  requested_at: instant,
  expires_at: instant.nullable(),
  total: totalView.nullable(),
  /** Null once it is answered or closed. */
  expected: expected.nullable(),
});

export const quoteView = quoteRow.extend({
  member: memberCard,
  load_rating: z.string(),
  speed_rating: z.string(),
  tyre_brand: z.string(),
  message_to_fitter: z.string(),
  vouchers: z.array(voucherView),
  answer: quoteAnswer.nullable(),
  booking_id: id.nullable(),
  version: z.int(),
  scans: z.array(scanRow),
  can: z.object({
    review: z.boolean(),
    answer: z.boolean(),
    reject: z.boolean(),
    cancel: z.boolean(),
    book: z.boolean(),
  }),
});
