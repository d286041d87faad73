import { randomInt } from "node:crypto";
import { storeVehicle, type VehicleRow } from "#modules/vehicles";
import type { FactoryTools } from "./tools.ts";
import type { SignedIn } from "./people.ts";

type Body = Parameters<typeof storeVehicle>[2];
export type VehicleOverrides = Partial<Body>;

const letters = "ABCDEFGHJKLMNOPRSTUVWXY";
const letter = (): string => letters.charAt(randomInt(letters.length));

/** A registration number that hardly anybody has and the bundled register does not know. */
export const anyPlate = (): string => `Y${letter()}${randomInt(10, 26)}${letter()}${letter()}${letter()}`;

const usual = {
  brand: "Ford",
  model: "Focus",
  colour: "Blue",
  fuel: "Petrol",
  engine_size: "999 cc",
  year: 2018,
  mileage: 30_000,
  average_annual_mileage: 7_000,
  last_mot_on: null,
  mot_due_on: null,
  next_service_on: null,
  mot_reminder: true,
  tyre_size: "205/55 R16",
  load_rating: "91",
  speed_rating: "V",
  rear_tyre_size: "",
  rear_load_rating: "",
  rear_speed_rating: "",
} as const;

export function vehicleFactories({ run }: FactoryTools) {
  return {
    /** A typed-in vehicle of a driver. */
    vehicle: (who: SignedIn, overrides: VehicleOverrides = {}): Promise<VehicleRow> =>
      run((ctx) => storeVehicle(ctx, who.id, { ...usual, number: anyPlate(), ...overrides }, null), who.actor),
  };
}
