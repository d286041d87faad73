import type { Catalog } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { ownConsumer } from "#modules/consumers";
import { signedInUser } from "#modules/identity";
import { ownMemberId } from "#modules/members";
import { createBooking, holdPlace, jobMinutes } from "./create.ts";
import { acceptBooking, agreeBooking, cancelBooking, finishBooking, rejectBooking } from "./decide.ts";
import { countNew, listBookings } from "./list.ts";
import { listFreeSlots } from "./free-slots.ts";
import { minutesOf, timesOf } from "./rows.ts";
import { bookingView, type BookingViewDeps } from "./view.ts";

type Names =
  | "getFreePlaces"
  | "memberGetFreePlaces"
  | "holdPlace"
  | "createBooking"
  | "getBookingListByConsumerId"
  | "getBookingByIdWithMember"
  | "consumerCancelBooking"
  | "agreeBooking"
  | "getBookingListByMemberId"
  | "getBookingByIdWithConsumer"
  | "acceptedBooking"
  | "rejectBooking"
  | "finishBooking"
  | "getNewBookingCountByType";

export function bookingHandlers(deps: BookingViewDeps): Pick<Handlers<Catalog>, Names> {
  const view = (ctx: ReadCtx<"NOT_FOUND">, id: number) => bookingView(ctx, deps, id);
  return {
    getFreePlaces: async (ctx, { body }) => {
      const minutes = await jobMinutes(ctx, body);
      const where = {
        memberId: body.member_id,
        locationId: body.location_id ?? null,
        holderId: signedInUser(ctx),
        bookingId: null,
      };
      const { locationId, days } = await listFreeSlots(ctx, where, {
        minutes,
        fromDay: body.from_day,
        days: body.days,
      });
      return { location_id: locationId, minutes, days };
    },
    memberGetFreePlaces: async (ctx, { body }) => {
      const booking = await timesOf(ctx, body.booking_id);
      const minutes = minutesOf(booking);
      const where = { ...booking, holderId: null, bookingId: body.booking_id };
      const { locationId, days } = await listFreeSlots(ctx, where, {
        minutes,
        fromDay: body.from_day,
        days: body.days,
      });
      return { location_id: locationId, minutes, days };
    },
    holdPlace: (ctx, { body }) => holdPlace(ctx, body),
    createBooking: async (ctx, { body }) => view(ctx, await createBooking(ctx, body, deps.vatRatePercent)),
    getBookingListByConsumerId: async (ctx, { params, body }) =>
      listBookings({ ctx, body, of: "consumer", id: (await ownConsumer(ctx, params.id)).id }),
    getBookingByIdWithMember: (ctx, { params }) => view(ctx, params.id),
    consumerCancelBooking: async (ctx, { params }) => {
      await cancelBooking(ctx, params.id);
      return view(ctx, params.id);
    },
    agreeBooking: async (ctx, { params }) => {
      await agreeBooking(ctx, params.id);
      return view(ctx, params.id);
    },
    getBookingListByMemberId: async (ctx, { params, body }) =>
      listBookings({ ctx, body, of: "member", id: ownMemberId(ctx, params.id) }),
    getBookingByIdWithConsumer: (ctx, { params }) => view(ctx, params.id),
    acceptedBooking: async (ctx, { params, body }) => {
      await acceptBooking(ctx, params.id, body);
      return view(ctx, params.id);
    },
    rejectBooking: async (ctx, { params, body }) => {
      await rejectBooking(ctx, params.id, body.message);
      return view(ctx, params.id);
    },
    finishBooking: async (ctx, { params, body }) => {
      await finishBooking(ctx, params.id, body.outcome);
      return view(ctx, params.id);
    },
    getNewBookingCountByType: async (ctx, { params }) => ({ count: await countNew(ctx.db, params.a, params.b) }),
  };
}
