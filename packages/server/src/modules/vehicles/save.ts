import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { RegisterEntry } from "#adapters/vehicle-register/port";
import { ownConsumer } from "#modules/consumers";
import { signedInUser } from "#modules/identity";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { VehicleDeps } from "./deps.ts";
import { vehicleFields, type VehicleFields } from "./fields.ts";
import { knownToRegister } from "./look-up.ts";
import { keepMotTests, motFieldsOf, type MotFields } from "./mot-tests.ts";
import { drivenBy } from "./policy.ts";
import { type VehicleRow } from "./rows.ts";
import { vehicles } from "./table.ts";
import type { VehicleView, VehicleViews } from "./view.ts";

type Body = ParsedOf<Catalog["updateOrCreateVehicle"]>["body"];
export type Saving = Pick<VehicleDeps, "register"> & { readonly views: VehicleViews };
type Errors = "VEHICLE_ALREADY_REGISTERED" | "NOT_FOUND";

/**
 * Adds a vehicle, or updates the driver's own one of that number. What the register says of the car goes before
 * what was typed; sizes and mileage are the driver's. Errors: VEHICLE_ALREADY_REGISTERED; NOT_FOUND for who is no driver.
 */
export async function saveVehicle(ctx: OutsideCtx<Errors>, deps: Saving, body: Body): Promise<VehicleView> {
  const entry = await knownToRegister(ctx, deps.register, body.number);
  return ctx.write(async (tx) => {
    const { id: consumerId } = await ownConsumer(tx, signedInUser(tx));
    const row = await storeVehicle(tx, consumerId, body, entry);
    const view = await deps.views.byId(tx.db, row.id, consumerId);
    if (!view) throw tx.fail("NOT_FOUND");
    return view;
  });
}

/** The writing part of it, with what the register said. */
export async function storeVehicle(
  ctx: WriteCtx<Errors>,
  consumerId: number,
  body: Body,
  entry: RegisterEntry | null,
): Promise<VehicleRow> {
  const fields = merged(vehicleFields(ctx, body), entry);
  const known = entry && motFieldsOf(entry, ctx.now);
  const row = await put(ctx, consumerId, body.number, { ...fields, ...known, source: entry ? "register" : "typed" });
  if (entry) await keepMotTests(ctx, row.id, entry.tests);
  return row;
}

type Stored = VehicleFields & Pick<VehicleRow, "source"> & Partial<MotFields>;

/** The driver's vehicle of that number, or null. Errors: VEHICLE_ALREADY_REGISTERED for somebody else's. */
export async function vehicleOfNumber(
  ctx: WriteCtx<"VEHICLE_ALREADY_REGISTERED">,
  consumerId: number,
  number: string,
): Promise<Pick<VehicleRow, "id" | "version"> | null> {
  const [there] = await ctx.db
    .select({ id: vehicles.id, version: vehicles.version, isTheirs: sql<boolean>`${drivenBy(consumerId)}` })
    .from(vehicles)
    .where(and(eq(vehicles.number, number), isNull(vehicles.removedAt)))
    .for("no key update");
  if (there && !there.isTheirs) throw ctx.fail("VEHICLE_ALREADY_REGISTERED", { fields: { number: "plate_taken" } });
  return there ?? null;
}

async function put(ctx: WriteCtx<Errors>, consumerId: number, number: string, fields: Stored): Promise<VehicleRow> {
  const there = await vehicleOfNumber(ctx, consumerId, number);
  const [row] = there
    ? await ctx.db
        .update(vehicles)
        .set({ ...fields, version: there.version + 1 })
        .where(eq(vehicles.id, there.id))
        .returning()
    : await ctx.db
        .insert(vehicles)
        .values({ ...fields, consumerId, number, createdAt: ctx.now })
        .onConflictDoNothing()
        .returning();
  // Somebody has added the same number at this very moment: now it is there to be looked at.
  if (!row) return put(ctx, consumerId, number, fields);
  ctx.audit(there ? "update vehicle" : "add vehicle", { entity: "vehicle", id: row.id }, { source: fields.source });
  return row;
}

function merged(typed: VehicleFields, entry: RegisterEntry | null): VehicleFields {
  if (entry === null) return typed;
  return {
    ...typed,
    brand: entry.brand || typed.brand,
    model: entry.model || typed.model,
    colour: entry.colour || typed.colour,
    fuel: entry.fuel || typed.fuel,
    engineSize: entry.engineSize || typed.engineSize,
    year: entry.year ?? typed.year,
    lastMotOn: entry.lastMotOn ?? typed.lastMotOn,
    motDueOn: entry.motDueOn ?? typed.motDueOn,
    mileage: typed.mileage ?? entry.mileage,
  };
}
