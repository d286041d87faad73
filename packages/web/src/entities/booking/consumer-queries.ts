import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type DriverBookingRow = ReplyOf<Catalog["getBookingListByConsumerId"]>["list"][number];
export type DriverBooking = ReplyOf<Catalog["getBookingByIdWithMember"]>;
export type FreePlaces = ReplyOf<Catalog["getFreePlaces"]>;
export type Slot = FreePlaces["days"][number]["places"][number];
export type Hold = ReplyOf<Catalog["holdPlace"]>;
type ListBody = InputOf<Catalog["getBookingListByConsumerId"]>["body"];

export const useDriverBookings = (consumerId: number, body: ListBody = {}) =>
  useCall(
    "getBookingListByConsumerId",
    { params: { id: String(consumerId) }, body: { per_page: 100, ...body } },
    { keepPrevious: true },
  );

export const useDriverBooking = (bookingId: number) =>
  useCall("getBookingByIdWithMember", { params: { id: String(bookingId) } });

export const useFreePlaces = (wish: InputOf<Catalog["getFreePlaces"]>["body"]) =>
  useCall("getFreePlaces", { body: wish }, { keepPrevious: true });

export const useHoldPlace = () => useAction("holdPlace");
export const useCreateBooking = () => useAction("createBooking");
export const useCancelBooking = () => useAction("consumerCancelBooking");
export const useAgreeBooking = () => useAction("agreeBooking");
