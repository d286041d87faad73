import type { ReadDb } from "@treadclub/kit/db/open";
import type { VehicleRegister } from "#adapters/vehicle-register/port";
import type { TyreFittings, TyreStates } from "./view.ts";

export interface VehicleDeps {
  readonly register: VehicleRegister;
  /** Scans are a higher module. */
  readonly tyreStates: TyreStates;
  /** Bookings are a higher module. */
  readonly fittings: TyreFittings;
  /** Whether a vehicle was scanned since; scans are a higher module. */
  readonly isUsedSince: (db: ReadDb, vehicleId: number, since: Date) => Promise<boolean>;
  /** Whether an open quote or booking needs a vehicle; both are higher modules. */
  readonly isNeeded: (db: ReadDb, vehicleId: number, now: Date) => Promise<boolean>;
}
