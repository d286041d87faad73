import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { begun } from "@treadclub/kit/states";
import { signedInConsumer } from "#modules/consumers";
import { and, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import { drivenBy } from "./policy.ts";
import { notifyHolder } from "./request-notes.ts";
import { askAgainAfterMs, mostInMonth, mostOpen, requestMachine } from "./request-states.ts";
import { requestById, type RequestView } from "./requests.ts";
import { vehicleRequests, vehicles } from "./table.ts";

type Errors = "NOT_FOUND" | "ACTION_NOT_ALLOWED" | "STATE_CONFLICT";
type Body = ParsedOf<Catalog["makeOwner"]>["body"];
type RequestRow = typeof vehicleRequests.$inferSelect;

/**
 * Asks whoever has a car to hand it over or to share it; the same question again answers the same. Errors: NOT_FOUND for
 * another account than one's own, and for a number that nobody has; STATE_CONFLICT for a car that one drives already;
 * ACTION_NOT_ALLOWED for who asks too often.
 */
export async function askForVehicle(ctx: WriteCtx<Errors>, body: Body): Promise<RequestView> {
  const askerId = await signedInConsumer(ctx);
  if (body.user_id !== askerId) throw ctx.fail("NOT_FOUND");
  const [vehicle] = await ctx.db
    .select({ ...getTableColumns(vehicles), isTheirs: sql<boolean>`${drivenBy(askerId)}` })
    .from(vehicles)
    .where(and(eq(vehicles.number, body.number), isNull(vehicles.removedAt)))
    .for("no key update");
  if (!vehicle) throw ctx.fail("NOT_FOUND");
  const isOwner = vehicle.consumerId === askerId;
  if (isOwner || (vehicle.isTheirs && body.wish === "share")) throw ctx.fail("STATE_CONFLICT");
  const earlier = await requestsOf(ctx, askerId);
  const open = earlier.find((one) => one.state === "open" && one.vehicleId === vehicle.id);
  if (open) return requestById(ctx, open.id);
  if (!mayAsk(earlier, vehicle.id, ctx.now)) throw ctx.fail("ACTION_NOT_ALLOWED");
  const [made] = await ctx.db
    .insert(vehicleRequests)
    .values({ vehicleId: vehicle.id, askerId, holderId: vehicle.consumerId, wish: body.wish, askedAt: ctx.now })
    .returning({ id: vehicleRequests.id });
  if (!made) throw new Error("No request row");
  begun(ctx, requestMachine, made.id);
  ctx.audit("ask for vehicle", { entity: "vehicle", id: vehicle.id }, { wish: body.wish });
  const view = await requestById(ctx, made.id);
  notifyHolder(ctx, vehicle, body.wish === "owner" ? "car_asked" : "car_share_asked", view);
  return view;
}

/** What somebody asked lately; whoever asks twice at once is let in one after the other. */
async function requestsOf(ctx: WriteCtx, askerId: number): Promise<RequestRow[]> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('vehicle_request', ${askerId}))`);
  const since = new Date(ctx.now.getTime() - askAgainAfterMs);
  return ctx.db
    .select()
    .from(vehicleRequests)
    .where(and(eq(vehicleRequests.askerId, askerId), gt(vehicleRequests.askedAt, since)));
}

function mayAsk(earlier: readonly RequestRow[], vehicleId: number, now: Date): boolean {
  const isRefused = ({ vehicleId: of, state, decidedAt }: RequestRow): boolean =>
    of === vehicleId &&
    (state === "declined" || state === "lapsed") &&
    decidedAt !== null &&
    now.getTime() - decidedAt.getTime() < askAgainAfterMs;
  return (
    earlier.filter(({ state }) => state === "open").length < mostOpen &&
    earlier.length < mostInMonth &&
    !earlier.some(isRefused)
  );
}
