import type { WriteCtx } from "@treadclub/kit/context";
import { move, tryMove } from "@treadclub/kit/states";
import { londonDay, londonTime } from "@treadclub/rules";
import { members } from "#modules/members";
import { notifyConsumer, notifyMember } from "#modules/messages";
import { releaseQuote } from "#modules/quotes";
import { freeVouchers, useReservedVouchers } from "#modules/vouchers";
import { and, eq, getTableColumns, inArray, isNull, lt, sql } from "drizzle-orm";
import { clearMarks } from "./marks.ts";
import { checkCarFree, withCarFree } from "./obstacles.ts";
import { allowed } from "./policy.ts";
import { checkHorizon, isBookable, lockedSite } from "./places.ts";
import { lockedBooking, lockedWithDriver, minutesOf, type BookingRow, type ChangingBooking } from "./rows.ts";
import { freeSlots, takeAnotherSlot } from "./slots.ts";
import { bookingMachine, openStates } from "./states.ts";
import { bookings, places } from "./table.ts";

type Failures = "NOT_FOUND" | "STATE_CONFLICT";
type Ctx = WriteCtx<Failures>;

/** Accepts a booking at its time; another time is a proposal, whose place is kept until the driver decides. */
export async function acceptBooking(
  ctx: WriteCtx<Failures | "PLACE_TAKEN">,
  id: number,
  answer: { starts_at?: string | undefined; message: string },
): Promise<void> {
  const found = await lockedBooking(ctx, id);
  const { booking } = found;
  const proposed = answer.starts_at === undefined ? booking.startsAt : new Date(answer.starts_at);
  if (!allowed(ctx.actor, booking, ctx.now).accept)
    throw ctx.fail("STATE_CONFLICT", { details: { state: booking.state } });
  if (proposed.getTime() === booking.startsAt.getTime()) {
    await move(ctx, bookingMachine, id, "accept", {
      message: answer.message || booking.message,
      version: booking.version + 1,
    });
    ctx.audit("accept a booking", { entity: "booking", id });
    return tellDriver(ctx, found, "booking_accept", booking.startsAt);
  }
  const minutes = minutesOf(booking);
  checkHorizon(ctx, proposed);
  const site = await lockedSite(ctx, booking.memberId, booking.locationId);
  if (!isBookable(site, proposed, minutes, ctx.now))
    throw ctx.fail("VALIDATION_FAILED", { fields: { starts_at: "date" } });
  await takeAnotherSlot(ctx, site, {
    bookingId: id,
    consumerId: booking.consumerId,
    startsAt: proposed,
    minutes,
    presentStartsAt: booking.startsAt,
  });
  await move(ctx, bookingMachine, id, "propose", {
    proposedStartsAt: proposed,
    proposedEndsAt: new Date(proposed.getTime() + minutes * 60_000),
    message: answer.message || booking.message,
    version: booking.version + 1,
  });
  ctx.audit("propose another time", { entity: "booking", id }, { from: booking.startsAt, to: proposed });
  return tellDriver(ctx, found, "booking_change", proposed);
}

/** The driver agrees to the proposed time, unless the car is elsewhere by then; the first place is free again. */
export async function agreeBooking(ctx: WriteCtx<Failures | "VEHICLE_BOOKED">, id: number): Promise<void> {
  const { booking } = await lockedWithDriver(ctx, id);
  const { proposedStartsAt, proposedEndsAt } = booking;
  if (proposedStartsAt === null || proposedEndsAt === null || !allowed(ctx.actor, booking, ctx.now).agree)
    throw ctx.fail("STATE_CONFLICT", { details: { state: booking.state } });
  const time = { startsAt: proposedStartsAt, endsAt: proposedEndsAt };
  const { consumerId, vehicleId } = booking;
  const input = { ...time, bookingId: id, consumerId, vehicleId };
  await checkCarFree(ctx, input);
  await withCarFree(ctx, input, () =>
    move(ctx, bookingMachine, id, "agree", {
      ...time,
      proposedStartsAt: null,
      proposedEndsAt: null,
      overlapsAnother: false,
      version: booking.version + 1,
    }),
  );
  freeSlots(ctx, id, proposedStartsAt);
  clearMarks(ctx, consumerId);
  ctx.audit("agree to another time", { entity: "booking", id });
  notifyMember(ctx, booking.memberId, {
    type: "booking_change",
    values: whenOf(proposedStartsAt),
    recordId: id,
  });
  tellLive(ctx, booking);
}

/** The member rejects a booking that waits or cancels one that it accepted. */
export async function rejectBooking(ctx: Ctx, id: number, message: string): Promise<void> {
  const found = await lockedBooking(ctx, id);
  await fallThrough(ctx, found.booking, found.booking.state === "accepted" ? "cancel" : "reject", message);
  tellDriver(ctx, found, "booking_change", found.booking.startsAt);
}

export async function cancelBooking(ctx: Ctx, id: number): Promise<void> {
  const { booking } = await lockedBooking(ctx, id);
  await fallThrough(ctx, booking, "cancel", booking.message);
  tellMember(ctx, booking);
}

/** Cancels what a driver who closes the account has booked and holds; what is over stays as it is. */
export async function cancelOfConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  const open = await ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.consumerId, consumerId), inArray(bookings.state, openStates)))
    .orderBy(bookings.id)
    .for("update");
  for (const booking of open) {
    await tryMove(ctx, bookingMachine, [booking.id], "cancel", { version: booking.version + 1 });
    await over(ctx, booking);
    tellMember(ctx, booking);
  }
  await ctx.db.delete(places).where(and(eq(places.consumerId, consumerId), isNull(places.bookingId)));
}

function tellMember(ctx: WriteCtx, booking: BookingRow): void {
  notifyMember(ctx, booking.memberId, {
    type: "booking_change",
    values: whenOf(booking.startsAt),
    recordId: booking.id,
  });
  tellLive(ctx, booking);
}

/** Done: its vouchers become used. No-show: they are free again; the quote is over either way. */
export async function finishBooking(ctx: Ctx, id: number, outcome: "done" | "no_show"): Promise<void> {
  const found = await lockedBooking(ctx, id);
  const { booking, requestId } = found;
  const can = allowed(ctx.actor, booking, ctx.now);
  if (outcome === "no_show" && !can.no_show) throw ctx.fail("STATE_CONFLICT", { details: { state: booking.state } });
  await move(ctx, bookingMachine, id, outcome === "done" ? "finish" : "noShow", { version: booking.version + 1 });
  clearMarks(ctx, booking.consumerId);
  ctx.audit(outcome === "done" ? "finish a booking" : "mark a no-show", { entity: "booking", id });
  if (requestId !== null && outcome === "done")
    await useReservedVouchers(ctx, { requestId, memberId: booking.memberId });
  if (requestId !== null && outcome === "no_show") await freeVouchers(ctx, requestId);
  tellDriver(ctx, found, "booking_change", booking.startsAt);
}

/** So many bookings expire in one transaction. */
export const expireAtOnce = 500;

/** Lets bookings expire whose time, or the time proposed instead, came undecided. Answers how many were due. */
export async function expireBookings(ctx: WriteCtx): Promise<number> {
  const due = await ctx.db
    .select({ booking: getTableColumns(bookings), company: members.companyName })
    .from(bookings)
    .innerJoin(members, eq(members.id, bookings.memberId))
    .where(
      and(
        inArray(bookings.state, ["awaiting_member", "awaiting_customer"]),
        lt(sql`coalesce(${bookings.proposedStartsAt}, ${bookings.startsAt})`, ctx.now.toISOString()),
      ),
    )
    .orderBy(bookings.id)
    .limit(expireAtOnce);
  const expired = await tryMove(
    ctx,
    bookingMachine,
    due.map(({ booking }) => booking.id),
    "expire",
  );
  for (const row of due.filter(({ booking }) => expired.includes(booking.id))) {
    await over(ctx, row.booking);
    tellDriver(ctx, row, "booking_change", row.booking.startsAt);
  }
  return due.length;
}

async function fallThrough(ctx: Ctx, booking: BookingRow, event: "reject" | "cancel", message: string): Promise<void> {
  await move(ctx, bookingMachine, booking.id, event, {
    message: message || booking.message,
    version: booking.version + 1,
  });
  ctx.audit(`${event} a booking`, { entity: "booking", id: booking.id });
  await over(ctx, booking);
}

/** Frees the slots of a booking and gives its quote back. */
async function over(ctx: WriteCtx, booking: BookingRow): Promise<void> {
  freeSlots(ctx, booking.id);
  clearMarks(ctx, booking.consumerId);
  if (booking.quoteId !== null) await releaseQuote(ctx, booking.quoteId);
}

function tellDriver(
  ctx: WriteCtx,
  { booking, company }: Pick<ChangingBooking, "booking" | "company">,
  type: "booking_accept" | "booking_change",
  at: Date,
): void {
  notifyConsumer(ctx, booking.consumerId, {
    type,
    values: { company, ...whenOf(at) },
    recordId: booking.id,
  });
  tellLive(ctx, booking);
}

function tellLive(ctx: WriteCtx, booking: Pick<BookingRow, "id" | "consumerId" | "memberId">): void {
  const to = { userIds: [booking.consumerId], memberIds: [booking.memberId] };
  ctx.outbox.live({ to, topic: "booking", id: booking.id });
}

const whenOf = (at: Date): { starts_at: string; day: string; time: string } => ({
  starts_at: at.toISOString(),
  day: londonDay(at),
  time: londonTime(at),
});
