import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import type { VehicleDeps } from "./deps.ts";
import { vehicleFields, type VehicleFields } from "./fields.ts";
import { vehicleToChange, type VehicleRow } from "./rows.ts";
import { vehicles } from "./table.ts";
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
  const view = await views.byId(ctx.db, id);
  if (!view) throw ctx.fail("NOT_FOUND");
  return view;
}

/** Removes a vehicle; its scans stay. Errors: NOT_FOUND; STATE_CONFLICT while an open quote or booking needs it. */
export async function removeVehicle(ctx: WriteCtx<Errors>, deps: VehicleDeps, id: number): Promise<void> {
  await vehicleToChange(ctx, id);
  if (await deps.isNeeded(ctx.db, id, ctx.now))
    throw ctx.fail("STATE_CONFLICT", { details: { reason: "open_quote_or_booking" } });
  await ctx.db.update(vehicles).set({ removedAt: ctx.now }).where(eq(vehicles.id, id));
  ctx.audit("remove vehicle", { entity: "vehicle", id });
}

/** Once a driver corrects these, they are no longer the register's. */
const aboutTheCar: readonly (keyof VehicleFields)[] = ["brand", "model", "colour", "fuel", "engineSize", "year"];

function differences(now: VehicleRow, wanted: VehicleRow): Readonly<Record<string, unknown>> {
  const asked = new Map<string, unknown>(Object.entries(fieldsOf(wanted)));
  return Object.fromEntries(Object.entries(fieldsOf(now)).filter(([name, value]) => asked.get(name) !== value));
}
