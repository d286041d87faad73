import type { WriteCtx } from "@treadclub/kit/context";
import { move, tryMove } from "@treadclub/kit/states";
import { members } from "#modules/members";
import { notifyConsumer, notifyMember, type Note } from "#modules/messages";
import { releaseQuote, takenVouchers } from "#modules/quotes";
import { freeVouchers, useReservedVouchers } from "#modules/vouchers";
import { and, eq, getTableColumns, inArray, isNull, lt, sql } from "drizzle-orm";
import { bookingFacts, valuesForCompany, valuesForDriver, type KnownBooking } from "./facts.ts";
import { clearMarks } from "./marks.ts";
import { checkCarFree, withCarFree } from "./obstacles.ts";
import { allowed } from "./policy.ts";
import { checkHorizon, isBookable, lockedSite } from "./free-slots.ts";
import { lockedBooking, lockedWithDriver, minutesOf, type BookingRow } from "./rows.ts";
import { releaseSlots, takeAnotherSlot } from "./slots.ts";
import { bookingMachine, openStates } from "./states.ts";
import { bookings, slots } from "./table.ts";

type Failures = "NOT_FOUND" | "STATE_CONFLICT";
type Ctx = WriteCtx<Failures>;

/** Accepts a booking at its time; another time is a proposal, whose slot is kept until the driver decides. */
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
      answeredAt: ctx.now,
      message: answer.message || booking.message,
      version: booking.version + 1,
    });
    ctx.audit("accept a booking", { entity: "booking", id });
    return notifyDriver(ctx, found, "booking_confirmed");
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
    answeredAt: ctx.now,
    proposedStartsAt: proposed,
    proposedEndsAt: new Date(proposed.getTime() + minutes * 60_000),
    message: answer.message || booking.message,
    version: booking.version + 1,
  });
  ctx.audit("propose another time", { entity: "booking", id }, { from: booking.startsAt, to: proposed });
  return notifyDriver(ctx, found, "booking_proposed", {
    ...valuesForDriver(found, proposed),
    was_at: booking.startsAt.toISOString(),
    reason: answer.message,
  });
}

/** The driver agrees to the proposed time, unless the car is elsewhere by then; the first slot is free again. */
export async function agreeBooking(ctx: WriteCtx<Failures | "VEHICLE_BOOKED">, id: number): Promise<void> {
  const found = await lockedWithDriver(ctx, id);
  const { booking } = found;
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
  releaseSlots(ctx, id, proposedStartsAt);
  clearMarks(ctx, consumerId);
  ctx.audit("agree to another time", { entity: "booking", id });
  const values = { ...valuesForCompany(found, proposedStartsAt), was_at: booking.startsAt.toISOString() };
  notifyMember(ctx, booking.memberId, { type: "booking_change", kind: "booking_agreed", values, recordId: id });
  notifyDriver(ctx, found, "booking_confirmed", valuesForDriver(found, proposedStartsAt));
}

/** The member rejects a booking that waits or cancels one that it accepted. */
export async function rejectBooking(ctx: Ctx, id: number, message: string): Promise<void> {
  const found = await lockedBooking(ctx, id);
  const wasAccepted = found.booking.state === "accepted";
  await fallThrough(ctx, found.booking, wasAccepted ? "cancel" : "reject", message);
  const kind = wasAccepted ? "booking_cancelled" : "booking_rejected";
  notifyDriver(ctx, found, kind, { ...valuesForDriver(found), reason: message });
}

export async function cancelBooking(ctx: Ctx, id: number): Promise<void> {
  const found = await lockedBooking(ctx, id);
  await fallThrough(ctx, found.booking, "cancel", found.booking.message);
  notifyOfCancelling(ctx, found);
}

/**
 * Cancels the open bookings and holds of a driver who closes the account; closed ones stay. Returns the quotes that were booked
 * by them, for their module to end. The number of statements does not grow with them.
 */
export async function cancelOfConsumer(ctx: WriteCtx, consumerId: number): Promise<number[]> {
  const open = await ctx.db
    .select({ booking: getTableColumns(bookings), company: members.companyName, facts: bookingFacts })
    .from(bookings)
    .innerJoin(members, eq(members.id, bookings.memberId))
    .where(and(eq(bookings.consumerId, consumerId), inArray(bookings.state, openStates)))
    .orderBy(bookings.id)
    .for("update", { of: bookings });
  const ids = open.map(({ booking }) => booking.id);
  const cancelled = await tryMove(ctx, bookingMachine, ids, "cancel", {}, ["version"]);
  for (const found of open.filter(({ booking }) => cancelled.includes(booking.id))) {
    releaseSlots(ctx, found.booking.id);
    notifyOfCancelling(ctx, found);
  }
  if (cancelled.length > 0) clearMarks(ctx, consumerId);
  await ctx.db.delete(slots).where(and(eq(slots.consumerId, consumerId), isNull(slots.bookingId)));
  return open.flatMap(({ booking }) => booking.quoteId ?? []);
}

/** The driver cancelled: the company is told, and calendars that hold a confirmed one lose it. */
function notifyOfCancelling(ctx: WriteCtx, found: KnownBooking): void {
  const { booking } = found;
  const wasBooked = booking.state === "accepted";
  notifyMember(ctx, booking.memberId, {
    type: "booking_change",
    kind: "booking_cancelled_by_driver",
    values: { ...valuesForCompany(found), ...(wasBooked ? { was_booked: 1 } : {}) },
    recordId: booking.id,
  });
  publishBooking(ctx, booking);
  if (wasBooked) notifyDriver(ctx, found, "booking_cancelled_by_you");
}

/** Done: its vouchers become used. No-show: they are free again; the quote is closed either way. */
export async function finishBooking(ctx: Ctx, id: number, outcome: "done" | "no_show"): Promise<void> {
  const found = await lockedBooking(ctx, id);
  const { booking, requestId } = found;
  const can = allowed(ctx.actor, booking, ctx.now);
  if (!can[outcome]) throw ctx.fail("STATE_CONFLICT", { details: { state: booking.state } });
  await move(ctx, bookingMachine, id, outcome === "done" ? "finish" : "noShow", { version: booking.version + 1 });
  clearMarks(ctx, booking.consumerId);
  ctx.audit(outcome === "done" ? "finish a booking" : "mark a no-show", { entity: "booking", id });
  if (requestId !== null && booking.quoteId !== null && outcome === "done") {
    const taken = await takenVouchers(ctx, booking.quoteId);
    await useReservedVouchers(ctx, { requestId, memberId: booking.memberId, taken });
  }
  if (requestId !== null && outcome === "no_show") await freeVouchers(ctx, [requestId]);
  notifyDriver(ctx, found, outcome === "done" ? "booking_done" : "booking_no_show");
}

/** So many bookings expire in one transaction. */
export const expireAtOnce = 500;

/** Lets bookings expire whose time, or the time proposed instead, came undecided. Returns the number that were due. */
export async function expireBookings(ctx: WriteCtx): Promise<number> {
  const due = await ctx.db
    .select({ booking: getTableColumns(bookings), company: members.companyName, facts: bookingFacts })
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
    await settleClosed(ctx, row.booking);
    const { proposedStartsAt } = row.booking;
    if (proposedStartsAt === null) notifyDriver(ctx, row, "booking_expired");
    else notifyDriver(ctx, row, "booking_undecided", valuesForDriver(row, proposedStartsAt));
  }
  return due.length;
}

async function fallThrough(ctx: Ctx, booking: BookingRow, event: "reject" | "cancel", message: string): Promise<void> {
  await move(ctx, bookingMachine, booking.id, event, {
    ...(event === "reject" && { answeredAt: booking.answeredAt ?? ctx.now }),
    message: message || booking.message,
    version: booking.version + 1,
  });
  ctx.audit(`${event} a booking`, { entity: "booking", id: booking.id });
  await settleClosed(ctx, booking);
}

/** Frees the slots of a booking and gives its quote back. */
async function settleClosed(ctx: WriteCtx, booking: BookingRow): Promise<void> {
  releaseSlots(ctx, booking.id);
  clearMarks(ctx, booking.consumerId);
  if (booking.quoteId !== null) await releaseQuote(ctx, booking.quoteId);
}

function notifyDriver(
  ctx: WriteCtx,
  found: KnownBooking,
  kind: Extract<NonNullable<Note["kind"]>, `booking_${string}`>,
  values = valuesForDriver(found),
): void {
  const type = kind === "booking_confirmed" ? "booking_accept" : "booking_change";
  notifyConsumer(ctx, found.booking.consumerId, { type, kind, values, recordId: found.booking.id });
  publishBooking(ctx, found.booking);
}

function publishBooking(ctx: WriteCtx, booking: Pick<BookingRow, "id" | "consumerId" | "memberId">): void {
  const to = { userIds: [booking.consumerId], memberIds: [booking.memberId] };
  ctx.outbox.live({ to, topic: "booking", id: booking.id });
}
