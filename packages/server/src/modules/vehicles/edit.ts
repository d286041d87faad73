import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { signedInUser } from "#modules/identity";
import { and, eq } from "drizzle-orm";
import type { VehicleDeps } from "./deps.ts";
import { vehicleFields, type VehicleFields } from "./fields.ts";
import { driversOfCar, lapseRequests, passOn } from "./hand-over.ts";
import { vehicleToChange, type VehicleRow } from "./rows.ts";
import { vehicleDrivers, vehicles } from "./table.ts";
import { fieldsOf, type VehicleView, type VehicleViews } from "./view.ts";

type Errors = "NOT_FOUND" | "STATE_CONFLICT";
type Body = ParsedOf<Catalog["editVehicle"]>["body"];

/**
 * Changes a vehicle. Errors: NOT_FOUND; STATE_CONFLICT when it was changed since it was read: `details.version` is the
 * one of now, `details.changed` what it says where that is not what was sent.
 */
export async function editVehicle(
  ctx: WriteCtx<Errors>,
  views: VehicleViews,
  id: number,
  body: Body,
): Promise<VehicleView> {
  const { version, ...inputs } = body;
  const row = await vehicleToChange(ctx, id);
  const fields = vehicleFields(ctx, inputs);
  const changed = differences(row, { ...row, ...fields });
  if (row.version !== version) throw ctx.fail("STATE_CONFLICT", { details: { version: row.version, changed } });
  const source = aboutTheCar.some((name) => row[name] !== fields[name]) ? "typed" : row.source;
  await ctx.db
    .update(vehicles)
    .set({ ...fields, source, version: version + 1 })
    .where(eq(vehicles.id, id));
  ctx.audit("edit vehicle", { entity: "vehicle", id }, { fields: Object.keys(changed) });
  const view = await views.byId(ctx.db, id, signedInUser(ctx));
  if (!view) throw ctx.fail("NOT_FOUND");
  return view;
}

/**
 * Removes a vehicle; its scans stay. Who shares it leaves it; where its owner leaves a shared one, it passes on to another
 * driver. Errors: NOT_FOUND; STATE_CONFLICT while an open quote or booking needs it.
 */
export async function removeVehicle(ctx: WriteCtx<Errors>, deps: VehicleDeps, id: number): Promise<void> {
  const row = await vehicleToChange(ctx, id);
  const userId = signedInUser(ctx);
  const drivers = await driversOfCar(ctx, id);
  if (drivers.includes(userId)) return leaveShare(ctx, id, userId);
  if (await deps.isNeeded(ctx.db, id, ctx.now))
    throw ctx.fail("STATE_CONFLICT", { details: { reason: "open_quote_or_booking" } });
  const [next] = drivers;
  if (next !== undefined) return passOn(ctx, row, next);
  await ctx.db.update(vehicles).set({ removedAt: ctx.now }).where(eq(vehicles.id, id));
  await lapseRequests(ctx, row);
  ctx.audit("remove vehicle", { entity: "vehicle", id });
}

async function leaveShare(ctx: WriteCtx, vehicleId: number, consumerId: number): Promise<void> {
  await ctx.db
    .delete(vehicleDrivers)
    .where(and(eq(vehicleDrivers.vehicleId, vehicleId), eq(vehicleDrivers.consumerId, consumerId)));
  ctx.audit("leave shared vehicle", { entity: "vehicle", id: vehicleId });
}

/** Once a driver corrects these, they are no longer the register's. */
const aboutTheCar: readonly (keyof VehicleFields)[] = ["brand", "model", "colour", "fuel", "engineSize", "year"];

function differences(now: VehicleRow, wanted: VehicleRow): Readonly<Record<string, unknown>> {
  const asked = new Map<string, unknown>(Object.entries(fieldsOf(wanted)));
  return Object.fromEntries(Object.entries(fieldsOf(now)).filter(([name, value]) => asked.get(name) !== value));
}
