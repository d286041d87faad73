import type {
  tyreState,
  vehicleRef as vehicleRefSchema,
  vehicleView as vehicleSchema,
} from "@treadclub/contract/views/vehicles";
import type { ReadDb } from "@treadclub/kit/db/open";
import { isOneOf } from "@treadclub/kit/db/page";
import { tyrePositions } from "@treadclub/rules";
import type { z } from "zod";
import type { VehicleRow } from "./rows.ts";
import { vehicles } from "./table.ts";

export type VehicleView = z.output<typeof vehicleSchema>;
export type VehicleRef = z.output<typeof vehicleRefSchema>;
export type TyreState = z.output<typeof tyreState>;

/** What scans know of the tyres of vehicles, by vehicle id; positions without a scan are left out. */
export type TyreStatesOf = (
  db: ReadDb,
  vehicleIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly TyreState[]>>;

/** Vehicles as their driver sees them, in the order given; one query besides. */
export async function vehicleViews(
  db: ReadDb,
  tyreStates: TyreStatesOf,
  rows: readonly VehicleRow[],
): Promise<VehicleView[]> {
  const known = await tyreStates(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const tyres = known.get(row.id) ?? [];
    return {
      id: row.id,
      number: row.number,
      ...fieldsOf(row),
      source: row.source,
      tyres: tyrePositions.map((position) => tyres.find((tyre) => tyre.position === position) ?? unseen(position)),
      version: row.version,
    };
  });
}

/** A vehicle in a row of a list; for statements that join `vehicles`. */
export const vehicleRef = { id: vehicles.id, number: vehicles.number, brand: vehicles.brand, model: vehicles.model };

/** Vehicles by id, in one query; removed ones too, for records that name them. */
export async function vehicleRefs(db: ReadDb, ids: readonly number[]): Promise<Map<number, VehicleRef>> {
  if (ids.length === 0) return new Map();
  const { id, number, brand, model } = vehicles;
  const rows = await db.select({ id, number, brand, model }).from(vehicles).where(isOneOf(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a driver may change of a vehicle, by its names on the wire. */
export const fieldsOf = (row: Omit<VehicleRow, "id">) => ({
  brand: row.brand,
  model: row.model,
  colour: row.colour,
  fuel: row.fuel,
  engine_size: row.engineSize,
  year: row.year,
  last_mot_on: row.lastMotOn,
  mot_due_on: row.motDueOn,
  next_service_on: row.nextServiceOn,
  mot_reminder: row.motReminder,
  mileage: row.mileage,
  average_annual_mileage: row.averageAnnualMileage,
  tyre_size: row.tyreSize,
  load_rating: row.loadRating,
  speed_rating: row.speedRating,
  rear_tyre_size: row.rearTyreSize,
  rear_load_rating: row.rearLoadRating,
  rear_speed_rating: row.rearSpeedRating,
});

const unseen = (position: TyreState["position"]): TyreState => ({
  position,
  scan_id: null,
  state: null,
  results: [],
  minimum_mm: null,
  scanned_at: null,
});
