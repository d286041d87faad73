import { z } from "zod";
import { day, id, instant } from "../common/fields.ts";
import {
  bookingState,
  bookingType,
  clubState,
  quoteState,
  rejectionReason,
  scanResult,
  scanState,
  tyrePosition,
  voucherState,
} from "../states/index.ts";
import { locationView, memberCard, personRef } from "./people.ts";

export const depthsView = z.object({ inner_mm: z.number(), middle_mm: z.number(), outer_mm: z.number() });

export const vehicleRef = z.object({ id, number: z.string(), brand: z.string(), model: z.string() });

/** The last known state of one tyre of a vehicle. */
export const tyreState = z.object({
  position: tyrePosition,
  scan_id: id.nullable(),
  state: scanState.nullable(),
  results: z.array(scanResult),
  minimum_mm: z.number().nullable(),
  scanned_at: instant.nullable(),
});

export const vehicleView = vehicleRef.extend({
  colour: z.string(),
  fuel: z.string(),
  engine_size: z.string(),
  year: z.int().nullable(),
  last_mot_on: day.nullable(),
  mot_due_on: day.nullable(),
  next_service_on: day.nullable(),
  mot_reminder: z.boolean(),
  mileage: z.int().nullable(),
  average_annual_mileage: z.int().nullable(),
  tyre_size: z.string(),
  load_rating: z.string(),
  speed_rating: z.string(),
  rear_tyre_size: z.string(),
  rear_load_rating: z.string(),
  rear_speed_rating: z.string(),
  source: z.enum(["register", "typed"]),
  tyres: z.array(tyreState),
  version: z.int(),
});

export const clubDiscountView = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  terms: z.string(),
  amount_pence: z.int(),
});

export const pendingClub = z.object({
  title: z.string(),
  name: z.string(),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  discounts: z.array(clubDiscountView.extend({ id: id.nullable() })),
});

export const clubView = z.object({
  id,
  member_id: id.nullable(),
  member_name: z.string(),
  title: z.string(),
  name: z.string(),
  code: z.string(),
  type: z.enum(["member", "platform"]),
  state: clubState,
  active: z.boolean(),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  discount_amount_pence: z.int(),
  discounts: z.array(clubDiscountView),
  join_link: z.string(),
  joined_count: z.int(),
  waiting_since: instant.nullable(),
  version: z.int(),
  /** What an approved club becomes when its changes are approved; the fields above stay live until then. */
  pending: pendingClub.nullable(),
  /** Why the club or its changes were declined. */
  decline_message: z.string().nullable(),
  can: z.object({
    approve: z.boolean(),
    decline: z.boolean(),
    edit: z.boolean(),
    activate: z.boolean(),
    deactivate: z.boolean(),
    remove: z.boolean(),
  }),
});

/** What anybody may see of a club that a code leads to. */
export const publicClub = z.object({
  code: z.string(),
  title: z.string(),
  name: z.string(),
  member: memberCard.nullable(),
  discounts: z.array(clubDiscountView.omit({ id: true })),
});

export const voucherView = z.object({
  id,
  code: z.string(),
  state: voucherState,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  terms: z.string(),
  amount_pence: z.int(),
  club_id: id,
  member_id: id.nullable(),
  member_name: z.string(),
  by: z.enum(["member", "platform"]),
  consumer: personRef.pick({ id: true, name: true }),
  issued_at: instant,
  expires_on: day.nullable(),
  used_at: instant.nullable(),
  used_at_member: z.string().nullable(),
  /** The address that the voucher's QR code holds. */
  link: z.string(),
  can: z.object({ use: z.boolean() }),
});

export const photoView = z.object({ id: z.string(), url: z.string(), width: z.int(), height: z.int() });

/** Where the tread will be; `from` and `to` bound the day. */
export const forecastPoint = z.object({ on_day: day, from_day: day, to_day: day, mileage: z.int().nullable() });
export const forecastView = z.object({
  method: z.enum(["two_scans", "since_fitting", "typical"]),
  at_3_mm: forecastPoint.nullable(),
  at_1_6_mm: forecastPoint.nullable(),
});

export const scanRow = z.object({
  id,
  type: z.enum(["tyre", "sidewall", "measurement"]),
  position: tyrePosition,
  state: scanState,
  results: z.array(scanResult),
  minimum_mm: z.number().nullable(),
  depths: depthsView.nullable(),
  vehicle: vehicleRef,
  consumer: personRef.pick({ id: true, name: true }),
  member_name: z.string().nullable(),
  submitted_at: instant,
  waiting_since: instant.nullable(),
  completed_at: instant.nullable(),
  seen: z.boolean(),
});

export const scanView = scanRow.extend({
  uncertainty_mm: z.number().nullable(),
  method: z.enum(["review", "gauge", "remote", "sandbox"]).nullable(),
  reasons: z.array(rejectionReason),
  message: z.string(),
  mileage: z.int().nullable(),
  tyre_size: z.string(),
  photos: z.array(photoView),
  forecast: forecastView.nullable(),
  history: z.array(z.object({ scan_id: id, on_day: day, minimum_mm: z.number(), mileage: z.int().nullable() })),
  voucher_id: id.nullable(),
  version: z.int(),
  /** Who judged it; null for drivers and members. */
  reviewed_by: z.string().nullable(),
  can: z.object({ review: z.boolean(), undo: z.boolean(), remove: z.boolean() }),
});

export const brandPrice = z.object({ brand: z.string(), unit_price_pence: z.int() });
export const serviceLine = z.object({ name: z.string(), quantity: z.int(), price_pence: z.int() });
export const totalView = z.object({
  lines_pence: z.int(),
  discount_pence: z.int(),
  total_pence: z.int(),
  vat_pence: z.int(),
  vat_rate_percent: z.number(),
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

export const quoteRow = z.object({
  id,
  number: z.string(),
  request_id: id,
  state: quoteState,
  member: memberCard,
  consumer: personRef,
  vehicle: vehicleRef,
  tyre_size: z.string(),
  quantity: z.int(),
  positions: z.array(tyrePosition),
  preferred_on: day.nullable(),
  requested_at: instant,
  expires_at: instant.nullable(),
  total: totalView.nullable(),
});

export const quoteView = quoteRow.extend({
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

export const place = z.object({ starts_at: instant, ends_at: instant, bay: z.int() });

export const bookingRow = z.object({
  id,
  type: bookingType,
  state: bookingState,
  quote_id: id.nullable(),
  member: memberCard,
  location: locationView,
  consumer: personRef,
  vehicle: vehicleRef,
  starts_at: instant,
  ends_at: instant,
  total_pence: z.int().nullable(),
  requested_at: instant,
  seen: z.boolean(),
});

export const bookingView = bookingRow.extend({
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
