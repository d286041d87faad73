import { tabStore } from "#kit/storage.ts";
import { isVehicleBody } from "./vehicle-types.ts";
import type { VehicleBody } from "./vehicle-types.ts";

/** Not a form's draft: it outlasts the change from nobody to somebody, and is taken out by whoever saves it. */
const name = "guest-car";

/** A car that somebody without an account has looked up in this tab. */
export function keptCar(): VehicleBody | null {
  try {
    const kept: unknown = JSON.parse(tabStore.get(name) ?? "null");
    return isVehicleBody(kept) ? kept : null;
  } catch {
    return null;
  }
}

export const keepCar = (car: VehicleBody): void => tabStore.set(name, JSON.stringify(car));
export const dropKeptCar = (): void => tabStore.remove(name);
