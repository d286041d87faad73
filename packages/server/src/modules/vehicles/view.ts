import type { tyreState, vehicleView as vehicleSchema } from "@treadclub/contract/views/vehicles";
import type { RowOf } from "@treadclub/kit/db/decode";
import { defineStatement, type StatementRunner } from "@treadclub/kit/db/statement";
import { tyrePositions } from "@treadclub/rules";
import { consumerExists } from "#modules/consumers";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { VehicleRow } from "./rows.ts";
import { vehicles } from "./table.ts";

export type VehicleView = z.output<typeof vehicleSchema>;
export type TyreState = z.output<typeof tyreState>;

/** A scan as the tyres of its vehicle show it. */
export interface TyreScan {
  readonly id: number;
  readonly position: TyreState["position"];
  readonly state: NonNullable<TyreState["state"]>;
  readonly results: readonly string[];
  readonly minimumMm: number | null;
  readonly submittedAt: Date;
}

/** What scans know of a tyre. */
type ScannedTyre = Omit<TyreState, "fitted_at">;

/** What scans know of the tyres of a vehicle; positions without a scan are left out. */
export interface TyreStates {
  /** For statements that select from `vehicles`. */
  readonly scans: SQL<TyreScan[]>;
  readonly statesOf: (scans: readonly TyreScan[]) => readonly ScannedTyre[];
}

interface TyreFitting {
  readonly position: string;
  readonly fittedAt: Date;
}

/** The last fitting at each position where there was one; for statements that select from `vehicles`. */
export type TyreFittings = SQL<TyreFitting[]>;

/** Vehicles as their driver sees them. */
export interface VehicleViews {
  /** In the order in which they were added; none of a driver without an account. */
  readonly ofConsumer: (db: StatementRunner, consumerId: number) => Promise<VehicleView[]>;
  readonly byId: (db: StatementRunner, id: number) => Promise<VehicleView | null>;
  /** For lists that select from `vehicles`. */
  readonly row: { readonly fields: ViewFields; readonly view: (row: RowOf<ViewFields>) => VehicleView };
}

type ViewFields = ReturnType<typeof fieldsWith>;

const mostVehicles = 500;

interface TyreSources {
  readonly tyreStates: TyreStates;
  readonly fittings: TyreFittings;
}

const fieldsWith = (scans: SQL<TyreScan[]>, fittings: TyreFittings) => ({
  vehicle: getTableColumns(vehicles),
  scans,
  fittings,
});

export function openVehicleViews({ tyreStates: { scans, statesOf }, fittings }: TyreSources): VehicleViews {
  const fields = fieldsWith(scans, fittings);
  const ofConsumer = defineStatement<{ consumerId: number }>()((p) => ({
    fields,
    text: (columns) => sql`select ${columns} from ${vehicles}
      where ${vehicles.consumerId} = ${p.consumerId} and ${vehicles.removedAt} is null and ${consumerExists(sql`${p.consumerId}`)}
      order by ${vehicles.id} limit ${sql.raw(String(mostVehicles))}`,
  }));
  const byId = defineStatement<{ id: number }>()((p) => ({
    fields,
    text: (columns) => sql`select ${columns} from ${vehicles} where ${vehicles.id} = ${p.id}`,
  }));
  const view = (row: RowOf<typeof fields>): VehicleView => {
    const isOfThisTyre = (scan: TyreScan): boolean =>
      row.fittings.every(({ position, fittedAt }) => position !== scan.position || scan.submittedAt > fittedAt);
    return viewOf(row.vehicle, statesOf(row.scans.filter(isOfThisTyre)), row.fittings);
  };
  return {
    row: { fields, view },
    ofConsumer: async (db, consumerId) => (await ofConsumer.all(db, { consumerId })).map(view),
    byId: async (db, id) => {
      const row = await byId.first(db, { id });
      return row && view(row);
    },
  };
}

const viewOf = (row: VehicleRow, tyres: readonly ScannedTyre[], fittings: readonly TyreFitting[]): VehicleView => ({
  id: row.id,
  number: row.number,
  ...fieldsOf(row),
  mot_annual_mileage: row.motAnnualMileage,
  source: row.source,
  tyres: tyrePositions.map((position) => {
    const tyre = tyres.find((one) => one.position === position) ?? unseen(position);
    const fitting = tyre.scanned_at === null ? fittings.find((one) => one.position === position) : undefined;
    return { ...tyre, fitted_at: fitting?.fittedAt.toISOString() ?? null };
  }),
  version: row.version,
});

/** A vehicle in a row of a list; for statements that join `vehicles`. */
export const vehicleRef = { id: vehicles.id, number: vehicles.number, brand: vehicles.brand, model: vehicles.model };

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

const unseen = (position: TyreState["position"]): ScannedTyre => ({
  position,
  scan_id: null,
  state: null,
  results: [],
  minimum_mm: null,
  scanned_at: null,
});
