import type { ReactElement } from "react";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { LimitCard } from "#entities/scan/LimitCard.tsx";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { tyreKey, type IllegalTyre } from "./next-thing.ts";

interface IllegalTyresProps {
  readonly tyres: readonly IllegalTyre[];
  readonly paths: ConsumerPaths;
}

/** The tyres below the legal limit, each with its next step; those of a car that nobody was asked about are asked for together. */
export function IllegalTyres({ tyres, paths }: IllegalTyresProps): ReactElement {
  return (
    <>
      {tyres.map(({ vehicle, position, mm, scanId, care }) => (
        <LimitCard
          key={tyreKey(vehicle.id, position)}
          position={position}
          mm={mm}
          care={care}
          ways={{
            ask: paths.ask({
              vehicleId: vehicle.id,
              positions: tyres
                .filter((tyre) => tyre.vehicle.id === vehicle.id && tyre.care.kind === "none")
                .map((tyre) => tyre.position),
            }),
            request: paths.request,
            booking: paths.booking,
          }}
          freeCheckHref={paths.freeCheck({ vehicleId: vehicle.id })}
          {...(scanId !== null && { resultHref: paths.scan(scanId) })}
          lead={<VehicleName vehicle={vehicle} />}
        />
      ))}
    </>
  );
}
