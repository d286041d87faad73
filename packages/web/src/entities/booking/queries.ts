import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type BookingRow = ReplyOf<Catalog["getBookingListByMemberId"]>["list"][number];
export type BookingView = ReplyOf<Catalog["getBookingByIdWithConsumer"]>;
export type BookingState = BookingRow["state"];
export type BookingListBody = InputOf<Catalog["getBookingListByMemberId"]>["body"];

/** A member's bookings; those that wait come first, then by start. */
export const useMemberBookings = (memberId: number, body: BookingListBody) =>
  useCall("getBookingListByMemberId", { params: { id: String(memberId) }, body }, { keepPrevious: true });

export const useMemberBooking = (bookingId: number) =>
  useCall("getBookingByIdWithConsumer", { params: { id: String(bookingId) } });

/** Accepts at the time asked for, or proposes another with `starts_at`. */
export const useAcceptBooking = () => useAction("acceptedBooking");

/** Rejects a booking that waits, cancels an accepted one. */
export const useRejectBooking = () => useAction("rejectBooking");

export const useFinishBooking = () => useAction("finishBooking");
