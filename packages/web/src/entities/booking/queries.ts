import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type BookingRow = ReplyOf<Catalog["getBookingListByMemberId"]>["list"][number];
export type BookingView = ReplyOf<Catalog["getBookingByIdWithConsumer"]>;
export type BookingState = BookingRow["state"];
export type BookingListBody = InputOf<Catalog["getBookingListByMemberId"]>["body"];

/** A member's bookings; those that wait come first, then by start. */
export const useMemberBookings = (memberId: number, body: BookingListBody) =>
  useCall("getBookingListByMemberId", { params: { id: String(memberId) }, body }, { keepPrevious: true });

export const useMemberBooking = (bookingId: number) =>
  useCall("getBookingByIdWithConsumer", { params: { id: String(bookingId) } });
