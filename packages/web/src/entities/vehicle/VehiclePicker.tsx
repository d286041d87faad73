import { useId, type ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { SelectField } from "#ui/ChoiceFields.tsx";
import type { VehicleRef } from "./vehicle-types.ts";
import { modelName } from "./VehicleName.tsx";

interface VehiclePickerProps {
  readonly label: string;
  readonly vehicles: readonly VehicleRef[];
  readonly value: number | null;
  readonly onChange: (vehicleId: number) => void;
  /** A choice that means no car in particular. */
  readonly all?: string | undefined;
}

/** One of the driver's cars. */
export function VehiclePicker({ label, vehicles, value, onChange, all }: VehiclePickerProps): ReactElement {
  const id = useId();
  const options = vehicles.map((vehicle) => ({
    value: String(vehicle.id),
    label: `${formatPlate(vehicle.number)} ${modelName(vehicle)}`,
  }));
  return (
    <SelectField
      id={id}
      name="vehicle"
      label={label}
      value={value === null ? "" : String(value)}
      options={all === undefined ? options : [{ value: "0", label: all }, ...options]}
      ask={value === null && all === undefined}
      onChange={(text) => text !== "" && onChange(Number(text))}
    />
  );
}
