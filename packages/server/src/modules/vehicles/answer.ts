import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { move, tryMove } from "@treadclub/kit/states";
import { consumers } from "#modules/consumers";
import { signedInUser } from "#modules/identity";
import { and, count, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { VehicleDeps } from "./deps.ts";
import { carOf, handOver, lapseRequests } from "./hand-over.ts";
import { notifyCar } from "./request-notes.ts";
import { mostDrivers, requestMachine } from "./request-states.ts";
import type { VehicleRow } from "./rows.ts";
import { vehicleDrivers, vehicleRequests, vehicles } from "./table.ts";

type Errors = "NOT_FOUND" | "STATE_CONFLICT";
type Answer = ParsedOf<Catalog["answerVehicleRequest"]>["body"]["answer"];
type RequestRow = typeof vehicleRequests.$inferSelect;
type Needed = Pick<VehicleDeps, "isNeeded">;

interface Asked {
  readonly request: RequestRow;
  readonly vehicle: VehicleRow;
  /** Whether whoever asked still has an account. */
  readonly isAskerActive: boolean;
}

/**
 * Answers a question about one's car: hands it over, shares it, or declines. Errors: NOT_FOUND for what was not asked of
 * the signed-in driver; STATE_CONFLICT for what is decided, for a car that an open quote or booking needs, and for one
 * that enough people drive.
 */
export async function answerRequest(ctx: WriteCtx<Errors>, deps: Needed, id: number, answer: Answer): Promise<void> {
  const asked = await lockRequest(ctx, id);
  if (asked?.request.holderId !== signedInUser(ctx) || asked.vehicle.consumerId !== asked.request.holderId)
    throw ctx.fail("NOT_FOUND");
  const { request, vehicle } = asked;
  if (request.state !== "open") throw ctx.fail("STATE_CONFLICT", { details: { state: request.state } });
  if (answer !== "decline" && !asked.isAskerActive) throw ctx.fail("STATE_CONFLICT");
  ctx.audit("answer for vehicle", { entity: "vehicle", id: vehicle.id }, { answer });
  if (answer === "hand_over") return give(ctx, deps, asked);
  if (answer === "share") return share(ctx, asked);
  await move(ctx, requestMachine, id, "decline", { decidedAt: ctx.now });
  notifyCar(ctx, request.askerId, "car_declined", carOf(vehicle));
}

/** Takes one's own question back. Errors: NOT_FOUND; STATE_CONFLICT for what is decided. */
export async function withdrawRequest(ctx: WriteCtx<Errors>, id: number): Promise<void> {
  const asked = await lockRequest(ctx, id);
  if (asked?.request.askerId !== signedInUser(ctx)) throw ctx.fail("NOT_FOUND");
  await move(ctx, requestMachine, id, "withdraw", { decidedAt: ctx.now });
  ctx.audit("withdraw question for vehicle", { entity: "vehicle", id: asked.vehicle.id });
  ctx.outbox.live({ to: { userIds: [asked.request.holderId] }, topic: "vehicle", id: asked.vehicle.id });
}

/** Ends that somebody shares one's car. Errors: NOT_FOUND. */
export async function endShare(ctx: WriteCtx<Errors>, vehicleId: number, driverId: number): Promise<void> {
  const vehicle = await lockVehicle(ctx, vehicleId);
  if (vehicle?.consumerId !== signedInUser(ctx)) throw ctx.fail("NOT_FOUND");
  const isThat = and(eq(vehicleDrivers.vehicleId, vehicleId), eq(vehicleDrivers.consumerId, driverId));
  const ended = await ctx.db.delete(vehicleDrivers).where(isThat).returning();
  if (ended.length === 0) throw ctx.fail("NOT_FOUND");
  ctx.audit("end share of vehicle", { entity: "vehicle", id: vehicleId }, { driver: driverId });
  notifyCar(ctx, driverId, "car_share_ended", carOf(vehicle));
}

/** The car and the question together: whoever answers, deletes or decides by rule waits for the car. */
export const lockRequest = (ctx: WriteCtx, id: number): Promise<Asked | null> => lockStatement.first(ctx.db, { id });

const lockStatement = defineStatement<{ id: number }>()((p) => ({
  fields: {
    vehicle: getTableColumns(vehicles),
    request: getTableColumns(vehicleRequests),
    isAskerActive: sql<boolean>`exists (select 1 from ${consumers} where ${consumers.id} = ${vehicleRequests.askerId} and ${consumers.state} = 'active')`,
  },
  text: (
    columns,
  ) => sql`select ${columns} from ${vehicles} join ${vehicleRequests} on ${vehicleRequests.vehicleId} = ${vehicles.id}
    where ${vehicleRequests.id} = ${p.id} for no key update of vehicles for update of vehicle_requests`,
}));

const lockVehicle = async (ctx: WriteCtx, id: number): Promise<VehicleRow | undefined> =>
  (
    await ctx.db
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.id, id), isNull(vehicles.removedAt)))
      .for("no key update")
  )[0];

/** Hands the car over to whoever asked. Errors: STATE_CONFLICT while an open quote or booking needs it. */
async function give(ctx: WriteCtx<Errors>, deps: Needed, asked: Asked): Promise<void> {
  if (await deps.isNeeded(ctx.db, asked.vehicle.id, ctx.now))
    throw ctx.fail("STATE_CONFLICT", { details: { reason: "open_quote_or_booking" } });
  await giveAway(ctx, asked);
}

/** The same without asking whether it may be. */
export async function giveAway(ctx: WriteCtx, { request, vehicle }: Asked): Promise<void> {
  const moved = await tryMove(ctx, requestMachine, [request.id], "hand_over", { decidedAt: ctx.now });
  if (moved.length === 0) return;
  const madeId = await handOver(ctx, vehicle, request.askerId);
  await lapseRequests(ctx, vehicle, request.id);
  notifyCar(ctx, request.askerId, "car_yours", { vehicleId: madeId, plate: vehicle.number });
}

async function share(ctx: WriteCtx<Errors>, { request, vehicle }: Asked): Promise<void> {
  const [known] = await ctx.db
    .select({ drivers: count() })
    .from(vehicleDrivers)
    .where(eq(vehicleDrivers.vehicleId, vehicle.id));
  if ((known?.drivers ?? 0) + 1 >= mostDrivers) throw ctx.fail("STATE_CONFLICT", { details: { reason: "too_many" } });
  await move(ctx, requestMachine, request.id, "share", { decidedAt: ctx.now });
  await ctx.db
    .insert(vehicleDrivers)
    .values({ vehicleId: vehicle.id, consumerId: request.askerId, since: ctx.now })
    .onConflictDoNothing();
  notifyCar(ctx, request.askerId, "car_shared", carOf(vehicle));
}
