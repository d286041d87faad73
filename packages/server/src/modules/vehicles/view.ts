import type { tyreState, vehicleView as vehicleSchema } from "@treadclub/contract/views/vehicles";
import { nestedList, type RowOf } from "@treadclub/kit/db/decode";
import { defineStatement, type StatementRunner } from "@treadclub/kit/db/statement";
import { tyrePositions } from "@treadclub/rules";
import { consumerExists } from "#modules/consumers";
import { users } from "#modules/identity";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { VehicleRow } from "./rows.ts";
import { vehicleDrivers, vehicles } from "./table.ts";

export type VehicleView = z.output<typeof vehicleSchema>;
export type TyreState = z.output<typeof tyreState>;

/** A scan as the tyres of its vehicle show it. */
export interface TyreScan {
  readonly id: number;
  readonly position: TyreState["position"];
  readonly state: NonNullable<TyreState["state"]>;
  readonly results: readonly string[];
  readonly minimumMm: number | null;
  /** Whose it is: nobody else opens it. */
  readonly consumerId: number;
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
  readonly byId: (db: StatementRunner, id: number, viewerId: number) => Promise<VehicleView | null>;
  /** For lists that select from `vehicles`. */
  readonly row: {
    readonly fields: ViewFields;
    readonly view: (row: RowOf<ViewFields>, viewerId: number) => VehicleView;
  };
}

type ViewFields = ReturnType<typeof fieldsWith>;

const mostVehicles = 500;

const ownerName = sql<string>`(select ${users.firstName} from ${users} where ${users.id} = ${vehicles.consumerId})`;
const drivers = nestedList(
  { id: users.id, name: users.firstName },
  sql`from ${vehicleDrivers} join ${users} on ${users.id} = ${vehicleDrivers.consumerId} where ${vehicleDrivers.vehicleId} = ${vehicles.id}`,
  sql`${vehicleDrivers.since}, ${users.id}`,
);

interface People {
  readonly vehicle: VehicleRow;
  readonly owner: string;
  readonly drivers: { readonly id: number; readonly name: string }[];
}

/** Who drives the car with the viewer, by first name. */
const peopleOf = ({ vehicle, owner, drivers: others }: People, viewerId: number) => ({
  is_owner: vehicle.consumerId === viewerId,
  owner: others.length === 0 ? "" : owner,
  drivers: others.filter(({ id }) => id !== viewerId),
});

interface TyreSources {
  readonly tyreStates: TyreStates;
  readonly fittings: TyreFittings;
}

const fieldsWith = (scans: SQL<TyreScan[]>, fittings: TyreFittings) => ({
  vehicle: getTableColumns(vehicles),
  owner: ownerName,
  drivers,
  scans,
  fittings,
});

export function openVehicleViews({ tyreStates: { scans, statesOf }, fittings }: TyreSources): VehicleViews {
  const fields = fieldsWith(scans, fittings);
  const ofConsumer = defineStatement<{ consumerId: number }>()((p) => ({
    fields,
    text: (columns) => sql`select ${columns} from ${vehicles}
      where (${vehicles.consumerId} = ${p.consumerId} or ${vehicles.id} in (select ${vehicleDrivers.vehicleId} from ${vehicleDrivers}
        where ${vehicleDrivers.consumerId} = ${p.consumerId})) and ${vehicles.removedAt} is null and ${consumerExists(sql`${p.consumerId}`)}
      order by ${vehicles.id} limit ${sql.raw(String(mostVehicles))}`,
  }));
  const byId = defineStatement<{ id: number }>()((p) => ({
    fields,
    text: (columns) => sql`select ${columns} from ${vehicles} where ${vehicles.id} = ${p.id}`,
  }));
  const view = (row: RowOf<typeof fields>, viewerId: number): VehicleView => {
    const isOfThisTyre = (scan: TyreScan): boolean =>
      row.fittings.every(({ position, fittedAt }) => position !== scan.position || scan.submittedAt > fittedAt);
    const scansHere = row.scans.filter(isOfThisTyre);
    const isOwn = (id: number | null): boolean =>
      scansHere.some((scan) => scan.id === id && scan.consumerId === viewerId);
    const tyres = statesOf(scansHere).map((tyre) => (isOwn(tyre.scan_id) ? tyre : { ...tyre, scan_id: null }));
    return { ...viewOf(row.vehicle, tyres, row.fittings), ...peopleOf(row, viewerId) };
  };
  return {
    row: { fields, view },
    ofConsumer: async (db, consumerId) =>
      (await ofConsumer.all(db, { consumerId })).map((row) => view(row, consumerId)),
    byId: async (db, id, viewerId) => {
      const row = await byId.first(db, { id });
      return row && view(row, viewerId);
    },
  };
}

const viewOf = (
  row: VehicleRow,
  tyres: readonly ScannedTyre[],
  fittings: readonly TyreFitting[],
): Omit<VehicleView, "is_owner" | "owner" | "drivers"> => ({
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
