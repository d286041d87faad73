import { z } from "zod";
import { keysOf } from "../cast.ts";
import type { NumberedEntity } from "../entities.ts";

/** The states of every entity, by the names that go over the wire. */
export const stateNames = {
  member: ["new", "accepted", "disabled", "deleted"],
  consumer: ["active", "disabled", "closed", "deleted"],
  club: ["new", "awaiting_moderation", "approved", "declined", "deleted"],
  scan: [
    "submitted",
    "processing",
    "awaiting_member_review",
    "awaiting_admin_review",
    "completed",
    "rejected",
    "deleted",
  ],
  result: ["passed", "change_tyre", "recommended_change", "pressure_check", "wheel_alignment"],
  voucher: ["issued", "reserved", "used", "expired", "withdrawn"],
  welcomeReview: ["checking", "given", "refused", "appealed", "upheld", "granted", "withdrawn"],
  quote: ["awaiting_member", "in_review", "awaiting_customer", "booked", "rejected", "cancelled", "expired"],
  booking: ["awaiting_member", "awaiting_customer", "accepted", "done", "rejected", "cancelled", "expired", "no_show"],
  vehicleRequest: ["open", "handed_over", "shared", "declined", "withdrawn", "lapsed"],
  notification: ["unread", "read", "closed"],
  complaint: ["received", "acknowledged", "answered"],
  order: ["created", "paid", "failed", "cancelled", "expired", "refunding", "refunded"],
} as const;

export type StateOf<T extends keyof typeof stateNames> = (typeof stateNames)[T][number];

export const memberState = z.enum(stateNames.member);
export const consumerState = z.enum(stateNames.consumer);
export const clubState = z.enum(stateNames.club);
export const scanState = z.enum(stateNames.scan);
export const scanResult = z.enum(stateNames.result);
export const voucherState = z.enum(stateNames.voucher);
export const welcomeReviewState = z.enum(stateNames.welcomeReview);
export const quoteState = z.enum(stateNames.quote);
export const vehicleRequestState = z.enum(stateNames.vehicleRequest);
export const bookingState = z.enum(stateNames.booking);
export const complaintState = z.enum(stateNames.complaint);
export const orderState = z.enum(stateNames.order);
export const notificationState = z.enum(stateNames.notification);

export const scanManage = z.enum(["members_only", "admin_only", "member_and_api", "admin_and_api"]);
/** Why scans were added to a driver's account or taken from it. */
export const creditReason = z.enum([
  "welcome",
  "pack",
  "scan",
  "scan_rejected",
  "rejection_undone",
  "expired",
  "refunded",
]);
export const rejectionReason = z.enum(["image_quality", "other"]);
export const tyrePosition = z.enum(["front_left", "front_right", "rear_left", "rear_right"]);
export const bookingType = z.enum(["fitting", "free_check"]);
/** Entities that have a page of their own or a place in a list, where a notification leads. */
const linkedEntities = [
  "quote",
  "booking",
  "scan",
  "voucher",
  "member",
  "club",
  "consumer",
  "complaint",
  "order",
  "vehicle",
  "welcome_review",
  "group",
] as const satisfies readonly NumberedEntity[];
export const openFieldType = z.enum(linkedEntities);

/** Every type of notification with the entity that it leads to. */
export const notificationEntity = {
  new_consumer: "consumer",
  quote_answer: "quote",
  quote_change: "quote",
  booking_accept: "booking",
  scan_result: "scan",
  scan_reject: "scan",
  scan_late: "scan",
  new_quote_request: "quote",
  new_booking: "booking",
  booking_change: "booking",
  voucher_issued: "voucher",
  voucher_expiring: "voucher",
  welcome_review: "welcome_review",
  club_joined: "club",
  new_member: "member",
  new_club: "club",
  new_scan: "scan",
  member_accepted: "member",
  club_approved: "club",
  club_declined: "club",
  new_complaint: "complaint",
  new_welcome_review: "welcome_review",
  credits_expiring: "order",
  vehicle_request: "vehicle",
  group_invited: "group",
} as const satisfies Readonly<Record<string, (typeof linkedEntities)[number]>>;
export const notificationType = z.enum(keysOf(notificationEntity));
