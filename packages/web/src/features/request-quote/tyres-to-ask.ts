import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { careOf, type CareSources } from "#entities/scan/tyre-care.ts";
import { verdictOf } from "#entities/scan/verdict.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";

/** Returns the tyres that a request begins with: those that somebody came for, then each one below the legal limit that nothing is arranged for. */
export function tyresToAsk(
  vehicle: Vehicle,
  wanted: readonly TyrePosition[],
  sources: CareSources,
): readonly TyrePosition[] {
  const illegal = vehicle.tyres
    .filter((tyre) => verdictOf(tyre) === "illegal")
    .map(({ position }) => position)
    .filter((position) => careOf(sources, vehicle.id, position).kind === "none");
  return [...new Set([...wanted, ...illegal])];
}
