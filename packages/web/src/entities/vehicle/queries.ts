import { useAction, useCall } from "#kit/queries.ts";
import type { Vehicle } from "./vehicle-types.ts";

/** A driver's cars with the last known state of each tyre. */
export const useVehicles = (consumerId: number) => useCall("allUserVehicles", { params: { id: String(consumerId) } });

export const useAddVehicle = (onDone?: (vehicle: Vehicle) => void) =>
  useAction("updateOrCreateVehicle", onDone && { onDone });
export const useEditVehicle = () => useAction("editVehicle");
export const useDeleteVehicle = () => useAction("deleteVehicle");
