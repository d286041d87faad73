import { z } from "zod";
import { id, instant } from "../common/fields.ts";
import { bookingState, bookingType } from "../states/index.ts";
import { expected } from "./expected.ts";
import { locationRef, locationView, memberCard, memberRef, personRef } from "./people.ts";
import { quoteRow } from "./quotes.ts";
import { vehicleRef } from "./vehicles.ts";
import { voucherView } from "./vouchers.ts";

export const place = z.object({ starts_at: instant, ends_at: instant, bay: z.int() });

export const bookingRow = z.object({
  id,
  type: bookingType,
  state: bookingState,
  quote_id: id.nullable(),
  member: memberRef,
  location: locationRef,
  consumer: personRef,
  vehicle: vehicleRef,
  starts_at: instant,
  ends_at: instant,
  total_pence: z.int().nullable(),
  requested_at: instant,
  seen: z.boolean(),
  /** Null unless it waits for the fitter. */
  expected: expected.nullable(),
});

export const bookingView = bookingRow.extend({
  member: memberCard,
  location: locationView,
  vouchers: z.array(voucherView),
  quote: quoteRow.nullable(),
  message: z.string(),
  proposed: place.omit({ bay: true }).nullable(),
  version: z.int(),
  can: z.object({
    accept: z.boolean(),
    reject: z.boolean(),
    cancel: z.boolean(),
    propose: z.boolean(),
    agree: z.boolean(),
    done: z.boolean(),
    no_show: z.boolean(),
  }),
});
