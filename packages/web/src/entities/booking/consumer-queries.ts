import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type DriverBookingRow = ReplyOf<Catalog["getBookingListByConsumerId"]>["list"][number];
export type DriverBooking = ReplyOf<Catalog["getBookingByIdWithMember"]>;
export type FreeSlots = ReplyOf<Catalog["getFreePlaces"]>;
export type Slot = FreeSlots["days"][number]["places"][number];
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

export const useFreeSlots = (body: InputOf<Catalog["getFreePlaces"]>["body"]) =>
  useCall("getFreePlaces", { body }, { keepPrevious: true });

export const useHoldSlot = () => useAction("holdPlace");
export const useCreateBooking = () => useAction("createBooking");
export const useCancelBooking = () => useAction("consumerCancelBooking");
export const useAgreeBooking = () => useAction("agreeBooking");
