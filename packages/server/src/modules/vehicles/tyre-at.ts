import { axleOf, type TyrePosition } from "@treadclub/rules";
import type { VehicleRow } from "./rows.ts";

/** The size that belongs at a position; staggered fitments differ behind. */
export function tyreAt(vehicle: Pick<VehicleRow, "tyreSize" | "rearTyreSize">, position: TyrePosition): string {
  const isBehind = axleOf(position) === "rear" && vehicle.rearTyreSize !== "";
  return isBehind ? vehicle.rearTyreSize : vehicle.tyreSize;
}
