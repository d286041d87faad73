import type { ReactElement } from "react";
import { Plate } from "#ui/Plate.tsx";
import type { VehicleRef } from "./vehicle-types.ts";
import css from "./VehicleName.module.css";

interface VehicleNameProps {
  readonly vehicle: Pick<VehicleRef, "number" | "brand" | "model">;
  readonly size?: "small" | "normal" | "large";
}

/** A car by its plate, with make and model beside it. */
export function VehicleName({ vehicle, size = "small" }: VehicleNameProps): ReactElement {
  return (
    <span className={css.name}>
      <Plate value={vehicle.number} size={size} />
      <span className={css.model}>{modelName(vehicle)}</span>
    </span>
  );
}

export const modelName = ({ brand, model }: Pick<VehicleRef, "brand" | "model">): string =>
  [brand, model].filter(Boolean).join(" ");
