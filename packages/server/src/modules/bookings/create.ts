import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { begun } from "@treadclub/kit/states";
import { fittingMinutes } from "@treadclub/rules";
import { linkConsumer, signedInConsumer } from "#modules/consumers";
import type { LocationWithHours } from "#modules/members";
import { notifyMember } from "#modules/messages";
import { bookQuote, quoteFor, quotePrice, type QuoteRow } from "#modules/quotes";
import { vehicleFor } from "#modules/vehicles";
import { and, eq, gt, isNull } from "drizzle-orm";
import { holdMs, isBookable, locationFor, lockLocation, takePlace } from "./places.ts";
import { bookingMachine } from "./states.ts";
import { bookings, places } from "./table.ts";

type Failures = "NOT_FOUND" | "STATE_CONFLICT" | "PLACE_TAKEN" | "ACTION_NOT_ALLOWED";
type Body = ParsedOf<Catalog["createBooking"]>["body"];
type HoldBody = ParsedOf<Catalog["holdPlace"]>["body"];

/** How long a job takes: what the fitter said for the quote, else by the kind of job. */
export async function jobMinutes(
  ctx: ReadCtx<"NOT_FOUND">,
  wish: { type: "fitting" | "free_check"; quote_id?: number | undefined; member_id: number },
): Promise<number> {
  if (wish.type === "free_check") return fittingMinutes(0, "free_check");
  if (wish.quote_id === undefined) throw ctx.fail("VALIDATION_FAILED", { fields: { quote_id: "required" } });
  const quote = await quoteFor(ctx, wish.quote_id);
  if (quote.memberId !== wish.member_id) throw ctx.fail("NOT_FOUND");
  return quote.fittingMinutes ?? fittingMinutes(quote.request.quantity, "fitting");
}

/** Keeps a place for 5 minutes; the driver's old hold goes. */
export async function holdPlace(ctx: WriteCtx<Failures>, body: HoldBody) {
  const consumerId = await signedInConsumer(ctx);
  const location = await locationFor(ctx, body.member_id, body.location_id);
  const minutes = await jobMinutes(ctx, body);
  const startsAt = bookableStart(ctx, location, body.starts_at, minutes);
  await lockLocation(ctx.db, location.id);
  await ctx.db.delete(places).where(and(eq(places.consumerId, consumerId), isNull(places.bookingId)));
  const expiresAt = new Date(ctx.now.getTime() + holdMs);
  const id = await takePlace(ctx, location, { consumerId, startsAt, minutes, expiresAt });
  ctx.audit("hold a place", { thing: "place", id });
  return {
    hold_id: id,
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

/** Books a place. The quote's siblings are cancelled, the place stays the driver's, the member is told. */
export async function createBooking(ctx: WriteCtx<Failures>, body: Body, vatRatePercent: number): Promise<number> {
  const consumerId = await signedInConsumer(ctx);
  await vehicleFor(ctx, body.vehicle_id);
  const location = await locationFor(ctx, body.member_id, body.location_id);
  const minutes = await jobMinutes(ctx, body);
  const startsAt = bookableStart(ctx, location, body.starts_at, minutes);
  await lockLocation(ctx.db, location.id);
  const placeId =
    (await ownHold(ctx, body, { consumerId, startsAt, minutes })) ??
    (await takeInstead(ctx, location, { consumerId, startsAt, minutes }));
  const quote = await bookedQuote(ctx, body);
  const [row] = await ctx.db
    .insert(bookings)
    .values({
      type: body.type,
      quoteId: quote?.id ?? null,
      memberId: body.member_id,
      locationId: location.id,
      consumerId,
      vehicleId: body.vehicle_id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * 60_000),
      message: body.message,
      totalPence: quote === null ? null : await quotePrice(ctx, quote, vatRatePercent),
      requestedAt: ctx.now,
    })
    .returning({ id: bookings.id });
  if (!row) throw new Error("No booking row");
  begun(ctx, bookingMachine, row.id);
  await ctx.db.update(places).set({ bookingId: row.id, expiresAt: null }).where(eq(places.id, placeId));
  linkConsumer(ctx, { memberId: body.member_id, consumerId, reason: "booked", refId: row.id });
  ctx.audit("book", { thing: "booking", id: row.id }, { member: body.member_id, starts_at: body.starts_at });
  notifyMember(ctx, body.member_id, {
    type: "new_booking",
    values: { starts_at: startsAt.toISOString() },
    openField: row.id,
    openFieldType: "booking",
  });
  return row.id;
}

async function bookedQuote(ctx: WriteCtx<Failures>, body: Body): Promise<QuoteRow | null> {
  if (body.type === "free_check" || body.quote_id === undefined) return null;
  const quote = await bookQuote(ctx, body.quote_id);
  if (quote.request.vehicleId !== body.vehicle_id) throw ctx.fail("STATE_CONFLICT");
  return quote;
}

interface Wish {
  readonly consumerId: number;
  readonly startsAt: Date;
  readonly minutes: number;
}

/** Without a fitting hold a place is taken directly; what else the driver holds is free again. */
async function takeInstead(ctx: WriteCtx<Failures>, location: LocationWithHours, wish: Wish): Promise<number> {
  await ctx.db.delete(places).where(and(eq(places.consumerId, wish.consumerId), isNull(places.bookingId)));
  return takePlace(ctx, location, { ...wish, expiresAt: new Date(ctx.now.getTime() + holdMs) });
}

/** The driver's hold of exactly this place, as long as the job; it is locked so that a sweep cannot take it away. */
async function ownHold(ctx: WriteCtx<Failures>, body: Body, wish: Wish): Promise<number | null> {
  if (body.hold_id === undefined) return null;
  const [hold] = await ctx.db
    .select({ id: places.id })
    .from(places)
    .where(
      and(
        eq(places.id, body.hold_id),
        eq(places.consumerId, wish.consumerId),
        eq(places.locationId, body.location_id),
        eq(places.startsAt, wish.startsAt),
        eq(places.endsAt, new Date(wish.startsAt.getTime() + wish.minutes * 60_000)),
        isNull(places.bookingId),
        gt(places.expiresAt, ctx.now),
      ),
    )
    .for("update");
  return hold?.id ?? null;
}

function bookableStart(ctx: WriteCtx<Failures>, location: LocationWithHours, startsAt: string, minutes: number): Date {
  const start = new Date(startsAt);
  if (!isBookable(location, start, minutes, ctx.now))
    throw ctx.fail("VALIDATION_FAILED", { fields: { starts_at: "date" } });
  return start;
}
