import { z } from "zod";

/** The states of every thing, by the names that go over the wire. */
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
  quote: ["awaiting_member", "in_review", "awaiting_customer", "booked", "rejected", "cancelled", "expired"],
  booking: ["awaiting_member", "awaiting_customer", "accepted", "done", "rejected", "cancelled", "expired", "no_show"],
  notification: ["unread", "read", "closed"],
  complaint: ["received", "acknowledged", "answered"],
} as const;

export type Thing = keyof typeof stateNames;
export type StateOf<T extends Thing> = (typeof stateNames)[T][number];

export const memberState = z.enum(stateNames.member);
export const consumerState = z.enum(stateNames.consumer);
export const clubState = z.enum(stateNames.club);
export const scanState = z.enum(stateNames.scan);
export const scanResult = z.enum(stateNames.result);
export const voucherState = z.enum(stateNames.voucher);
export const quoteState = z.enum(stateNames.quote);
export const bookingState = z.enum(stateNames.booking);
export const complaintState = z.enum(stateNames.complaint);
export const notificationState = z.enum(stateNames.notification);

export const scanManage = z.enum(["members_only", "admin_only", "member_and_api", "admin_and_api"]);
export const rejectionReason = z.enum(["image_quality", "other"]);
export const tyrePosition = z.enum(["front_left", "front_right", "rear_left", "rear_right"]);
export const bookingType = z.enum(["fitting", "free_check"]);
export const notificationType = z.enum([
  "new_consumer",
  "quote_answer",
  "booking_accept",
  "scan_result",
  "scan_reject",
  "new_quote_request",
  "new_booking",
  "booking_change",
  "voucher_issued",
  "new_member",
  "new_club",
  "new_scan",
  "member_accepted",
  "club_approved",
  "club_declined",
  "new_complaint",
]);
export const openFieldType = z.enum(["quote", "booking", "scan", "voucher", "member", "club", "consumer", "complaint"]);
