import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { nestedOne } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { begun } from "@treadclub/kit/states";
import { fittingMinutes, formatPlate } from "@treadclub/rules";
import { consumers, linkConsumer } from "#modules/consumers";
import { signedInUser } from "#modules/identity";
import { notifyMember } from "#modules/messages";
import { bookQuote, lockedQuote, quoteFor, quotePrice, type ChangingQuote } from "#modules/quotes";
import { vehicles } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import { lockOfDriver } from "./obstacles.ts";
import { checkHorizon, holdMs, isBookable, lockedSiteOf, type Site } from "./free-slots.ts";
import { bookSlot, holdSlot } from "./slots.ts";
import { bookingMachine } from "./states.ts";
import { slots } from "./table.ts";

type Failures =
  | "NOT_FOUND"
  | "STATE_CONFLICT"
  | "PLACE_TAKEN"
  | "ACTION_NOT_ALLOWED"
  | "VEHICLE_BOOKED"
  | "FREE_CHECK_LIMIT";
type Body = ParsedOf<Catalog["createBooking"]>["body"];
type HoldBody = ParsedOf<Catalog["holdPlace"]>["body"];
interface Input {
  readonly type: "fitting" | "free_check";
  readonly quote_id?: number | undefined;
  readonly member_id: number;
}

/** How long a job takes: what the fitter said for the quote, else by the kind of job. */
export async function jobMinutes(ctx: ReadCtx<"NOT_FOUND">, input: Input): Promise<number> {
  if (input.type === "free_check") return fittingMinutes(0, "free_check");
  return minutesOfQuote(ctx, input, await quoteFor(ctx, quoteIdOf(ctx, input)));
}

function quoteIdOf(ctx: Pick<ReadCtx, "fail">, { quote_id: id }: Input): number {
  if (id === undefined) throw ctx.fail("VALIDATION_FAILED", { fields: { quote_id: "required" } });
  return id;
}

function minutesOfQuote(
  ctx: Pick<ReadCtx<"NOT_FOUND">, "fail">,
  input: Input,
  quote: Pick<ChangingQuote["quote"], "memberId" | "fittingMinutes" | "request">,
): number {
  if (quote.memberId !== input.member_id) throw ctx.fail("NOT_FOUND");
  return quote.fittingMinutes ?? fittingMinutes(quote.request.quantity, "fitting");
}

/** Keeps a slot for 5 minutes; the driver's old hold goes. */
export async function holdPlace(ctx: WriteCtx<Failures>, body: HoldBody) {
  const minutes = await jobMinutes(ctx, body);
  const vehicleId = body.vehicle_id ?? null;
  const { consumerId, site } = await basisOf(ctx, { ...body, vehicle_id: vehicleId, hold_id: undefined }, minutes);
  const startsAt = bookableStart(ctx, site, body.starts_at, minutes);
  const expiresAt = new Date(ctx.now.getTime() + holdMs);
  const { type, member_id: memberId } = body;
  const input = { consumerId, startsAt, minutes, type, memberId, vehicleId, wantedHoldId: null };
  const id = await holdSlot(ctx, site, input, expiresAt);
  ctx.audit("hold a place", { entity: "place", id });
  return {
    hold_id: id,
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

/** Books a slot: cancels the quote's siblings, keeps the slot for the driver and notifies the member. */
export async function createBooking(ctx: WriteCtx<Failures>, body: Body, vatRatePercent: number): Promise<number> {
  const chosen = body.type === "free_check" ? null : await lockedQuote(ctx, quoteIdOf(ctx, body), signedInUser(ctx));
  const minutes = chosen ? minutesOfQuote(ctx, body, chosen.quote) : fittingMinutes(0, "free_check");
  const { consumerId, site, holdId, facts } = await basisOf(ctx, body, minutes);
  const startsAt = bookableStart(ctx, site, body.starts_at, minutes);
  const totalPence = chosen ? quotePrice(chosen, vatRatePercent, body.location_id) : null;
  const id = await bookSlot(ctx, site, {
    consumerId,
    startsAt,
    minutes,
    holdId,
    wantedHoldId: body.hold_id ?? null,
    type: body.type,
    memberId: body.member_id,
    vehicleId: body.vehicle_id,
    message: body.message,
    quoteId: chosen?.quote.id ?? null,
    totalPence,
  });
  begun(ctx, bookingMachine, id);
  if (chosen) await bookChosen(ctx, chosen, { vehicleId: body.vehicle_id, locationId: body.location_id });
  linkConsumer(ctx, { memberId: body.member_id, consumerId, reason: "booked", refId: id });
  ctx.audit("book", { entity: "booking", id }, { member: body.member_id, starts_at: body.starts_at });
  notifyMember(ctx, body.member_id, {
    type: "new_booking",
    kind: "booking_request",
    values: {
      starts_at: startsAt.toISOString(),
      ...(facts ? { ...facts, plate: formatPlate(facts.plate) } : {}),
      driver_id: consumerId,
      job: body.type,
      ...(totalPence === null ? {} : { total_pence: totalPence }),
    },
    recordId: id,
  });
  return id;
}

async function bookChosen(
  ctx: WriteCtx<Failures>,
  chosen: ChangingQuote,
  { vehicleId, locationId }: { readonly vehicleId: number; readonly locationId: number },
): Promise<void> {
  await bookQuote(ctx, chosen, locationId);
  if (chosen.quote.request.vehicleId !== vehicleId) throw ctx.fail("STATE_CONFLICT");
}

interface BasisParams {
  readonly consumerId: number;
  readonly vehicleId: number | null;
  readonly memberId: number;
  readonly locationId: number;
  readonly holdId: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly now: Date;
}

/**
 * What a booking stands on, in one statement: the driver, who cannot close the account meanwhile and whose holds and bookings
 * come one after the other, wherever they are; the vehicle, which cannot be removed; the hold of exactly this slot, which no
 * sweep can take away; and the location, under the lock of its bays.
 */
const basis = defineStatement<BasisParams>()((p) => ({
  fields: {
    consumerId: sql<number | null>`(select id from driver)`.mapWith(Number),
    vehicleId: sql<number | null>`(select id from car)`.mapWith(Number),
    holdId: sql<number | null>`(select id from held)`.mapWith(Number),
    site: lockedSiteOf(p),
    facts: nestedOne(
      {
        plate: sql<string>`v.number`,
        vehicle: sql<string>`v.brand || ' ' || v.model`,
        driver: sql<string>`u.first_name`,
        location: sql<string>`l.name`,
      },
      sql`from ${vehicles} v, users u, locations l where v.id = ${p.vehicleId} and u.id = ${p.consumerId} and l.id = ${p.locationId}`,
    ),
  },
  text: (columns) => sql`with driver as (
      select ${consumers.id}, ${lockOfDriver(consumers.id)} from ${consumers}
      where ${consumers.id} = ${p.consumerId} and ${consumers.state} = 'active' for key share
    ), car as (
      select ${vehicles.id} from ${vehicles} where ${vehicles.id} = ${p.vehicleId} and ${vehicles.consumerId} = ${p.consumerId} and ${vehicles.removedAt} is null for share
    ), held as (
      select ${slots.id} from ${slots} where ${slots.id} = ${p.holdId} and ${slots.consumerId} = ${p.consumerId} and ${slots.locationId} = ${p.locationId}
        and ${slots.startsAt} = ${p.startsAt} and ${slots.endsAt} = ${p.endsAt} and ${slots.bookingId} is null and ${slots.expiresAt} > ${p.now} for update
    ) select ${columns}`,
}));

type Basis = NonNullable<Awaited<ReturnType<typeof basis.first>>>;

async function basisOf(
  ctx: WriteCtx<Failures>,
  body: Pick<Body, "member_id" | "location_id" | "starts_at" | "hold_id"> & { readonly vehicle_id: number | null },
  minutes: number,
): Promise<{ consumerId: number; holdId: number | null; site: Site; facts: Basis["facts"] }> {
  const startsAt = new Date(body.starts_at);
  const found = await basis.first(ctx.db, {
    consumerId: signedInUser(ctx),
    vehicleId: body.vehicle_id,
    memberId: body.member_id,
    locationId: body.location_id,
    holdId: body.hold_id ?? null,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    now: ctx.now,
  });
  if (!found?.consumerId) throw ctx.fail("ACTION_NOT_ALLOWED");
  const { consumerId, holdId, site, facts } = found;
  if (!site || (body.vehicle_id !== null && found.vehicleId === null)) throw ctx.fail("NOT_FOUND");
  return { consumerId, holdId, site, facts };
}

function bookableStart(ctx: WriteCtx<Failures>, site: Site, startsAt: string, minutes: number): Date {
  const start = new Date(startsAt);
  checkHorizon(ctx, start);
  if (!isBookable(site, start, minutes, ctx.now))
    throw ctx.fail("VALIDATION_FAILED", { fields: { starts_at: "date" } });
  return start;
}
